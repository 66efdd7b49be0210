import type { Profile } from './profile.ts';

/** Tones the coach supports; users may name others for a model. */
export const preferredTones = ['professional', 'friendly', 'consultative', 'casual'] as const;

export const preferredLengths = ['short', 'medium', 'long'] as const;

export const defaultCategory = 'General';

/** Where archived templates go. */
export const archiveFolder = 'Archive';

/** Naming patterns for new templates; an unknown stored value counts as the first. */
export const namingPatterns = ['descriptive', 'category-subject', 'category-date'] as const;
export type NamingPattern = (typeof namingPatterns)[number];

/** Every section of the settings with its address and name, in the order of the links. */
export const settingsSections = [
  { path: 'profile', name: 'Profile' },
  { path: 'preferences', name: 'Preferences' },
  { path: 'notifications', name: 'Notifications' },
  { path: 'templates', name: 'Templates' },
  { path: 'appearance', name: 'Appearance' },
  { path: 'shortcuts', name: 'Shortcuts' },
  { path: 'security', name: 'Security' },
  { path: 'access-keys', name: 'Access keys' },
  { path: 'webhooks', name: 'Webhooks' },
  { path: 'billing', name: 'Billing' },
  { path: 'data', name: 'Your data' },
  { path: 'help', name: 'Help' },
] as const;

export type SettingsSectionPath = (typeof settingsSections)[number]['path'];

/** The name a user goes by; null if there is none. */
export function fullNameOf(
  profile: Pick<Profile, 'full_name' | 'full_name_override'>,
): string | null {
  return profile.full_name_override ?? profile.full_name;
}
