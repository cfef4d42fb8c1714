export const PLAY_ROUTE_NAMES = ['play', 'pick', 'step', 'suggest', 'hand', 'picture', 'rules', 'rules-page'] as const;
