import type { SettingsSectionPath } from '@replysmith/contract';

/** What else somebody may look for a section of the settings by. */
export const settingsWords: Readonly<Record<SettingsSectionPath, string>> = {
  profile: 'name company signature',
  preferences: 'tone length industry coach',
  notifications: 'email mail weekly report',
  templates: 'folder naming tags duplicates organization organisation',
  appearance: 'theme light dark motion',
  shortcuts: 'keyboard keys',
  security: 'password two-factor sessions sign in',
  billing: 'plan invoice payment card',
  data: 'export delete account',
  help: 'tutorial',
};
