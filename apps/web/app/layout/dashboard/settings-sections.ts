/** Every section of the settings with its address, in the order of the links, and what it is about. */
export const settingsSections = [
  { path: 'profile', name: 'Profile', also: 'name company signature' },
  { path: 'preferences', name: 'Preferences', also: 'tone length industry coach' },
  { path: 'notifications', name: 'Notifications', also: 'email mail weekly report' },
  {
    path: 'templates',
    name: 'Templates',
    also: 'folder naming tags duplicates organization organisation',
  },
  { path: 'appearance', name: 'Appearance', also: 'theme light dark motion' },
  { path: 'shortcuts', name: 'Shortcuts', also: 'keyboard keys' },
  { path: 'security', name: 'Security', also: 'password two-factor sessions sign in' },
  { path: 'billing', name: 'Billing', also: 'plan invoice payment card' },
  { path: 'data', name: 'Your data', also: 'export delete account' },
  { path: 'help', name: 'Help', also: 'tutorial' },
] as const;
