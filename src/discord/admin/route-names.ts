export const ADMIN_ROUTE_NAMES = [
  'admin',
  'admin-set',
  'admin-close-idle',
  'admin-notice',
  'admin-notice-shown',
] as const;
