export const PLAY_ROUTE_NAMES = ['play', 'step', 'suggest', 'hand', 'picture', 'rules', 'rules-page'] as const;
