/** Named after the button More, not after the menu: messages that people can still press contain these names. */
export const MENU_ROUTE_NAMES = [
  'more',
  'more-settings',
  'more-undo',
  'more-undo-turn',
  'more-mute',
  'more-back',
  'more-wake',
  'more-orders',
  'more-away',
  'more-standin',
  'more-take',
  'more-take-sure',
  'more-handover',
  'more-handover-sure',
  'more-amount',
  'more-amount-set',
  'more-leave',
  'more-leave-sure',
  'more-stop',
  'more-stop-sure',
] as const;

export type MenuRouteName = (typeof MENU_ROUTE_NAMES)[number];
