/** Every section of the settings with its address and name, in the order of the links. */
export const settingsSections = [
  { path: 'profile', name: 'Profile' },
  { path: 'preferences', name: 'Preferences' },
  { path: 'notifications', name: 'Notifications' },
  { path: 'templates', name: 'Templates' },
  { path: 'appearance', name: 'Appearance' },
  { path: 'shortcuts', name: 'Shortcuts' },
  { path: 'security', name: 'Security' },
  { path: 'billing', name: 'Billing' },
  { path: 'data', name: 'Your data' },
  { path: 'help', name: 'Help' },
] as const;

export type SettingsSectionPath = (typeof settingsSections)[number]['path'];
