const OVER_ROUTE_NAMES = ['over-record', 'over-story', 'over-verify', 'over-rematch'] as const;
export type OverRouteName = (typeof OVER_ROUTE_NAMES)[number];

export const TABLE_ROUTE_NAMES = ['recap', ...OVER_ROUTE_NAMES] as const;
