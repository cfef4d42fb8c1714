/** Each of these changes one setting, or opens a form for it. */
const SETTING_ROUTE_NAMES = [
  'settings-language',
  'settings-reminders',
  'settings-direct',
  'settings-direct-set',
  'settings-palette',
  'settings-last-word',
  'settings-next',
  'settings-quiet',
  'settings-quiet-set',
  'settings-zone',
  'settings-zone-set',
] as const;
export type SettingRouteName = (typeof SETTING_ROUTE_NAMES)[number];

export const SETTINGS_ROUTE_NAMES = [
  'settings',
  ...SETTING_ROUTE_NAMES,
  'direct-wish',
  'settings-export',
  'settings-forget',
  'settings-forget-sure',
] as const;
