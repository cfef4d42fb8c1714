export const OPENING_ROUTE_NAMES = ['open-thread', 'show-again'] as const;
