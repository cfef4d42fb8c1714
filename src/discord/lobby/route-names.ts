export const LOBBY_ROUTE_NAMES = [
  'lobby-join',
  'lobby-leave',
  'lobby-add',
  'lobby-remove',
  'lobby-free',
  'lobby-hints',
  'lobby-suggestions',
  'lobby-cancel',
  'lobby-cancel-sure',
  'lobby-cancel-no',
  'lobby-colour',
  'lobby-seats',
  'lobby-clock',
  'lobby-language',
  'lobby-option',
  'lobby-start',
  'lobby-play-now',
  'lobby-settings',
  'lobby-set',
] as const;

export type LobbyRouteName = (typeof LOBBY_ROUTE_NAMES)[number];
