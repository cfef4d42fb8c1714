export const AROUND_ROUTE_NAMES = ['around', 'feedback', 'feedback-sent'] as const;
