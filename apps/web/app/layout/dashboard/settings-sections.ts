/** Every section of the settings with its address, in the order of the links. */
export const settingsSections = [
  { path: 'profile', name: 'Profile' },
  { path: 'security', name: 'Security' },
  { path: 'billing', name: 'Billing' },
  { path: 'data', name: 'Your data' },
] as const;
