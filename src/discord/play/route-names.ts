export const PLAY_ROUTE_NAMES = ['play', 'step', 'suggest', 'hand', 'rules', 'rules-page'] as const;
