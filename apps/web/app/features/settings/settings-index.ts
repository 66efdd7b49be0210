import type { SettingsSectionPath } from '@replysmith/contract';

type Entry = {
  readonly section: SettingsSectionPath;
  readonly label: string;
  /** Further search words. */
  readonly words: string;
};

/** Every setting by its anchor. Labels are defined only here. */
export const settingsIndex = {
  'full-name': { section: 'profile', label: 'Full name', words: 'called who I am' },
  company: {
    section: 'profile',
    label: 'Company',
    words: 'organization organisation employer business',
  },
  signature: {
    section: 'profile',
    label: 'Email signature',
    words: 'mail sign-off footer preview',
  },
  tone: { section: 'preferences', label: 'Tone', words: 'voice style formal friendly casual' },
  length: { section: 'preferences', label: 'Length', words: 'short long shorter words' },
  industry: { section: 'preferences', label: 'Industry', words: 'sector trade field' },
  'email-notifications': {
    section: 'notifications',
    label: 'Email notifications',
    words: 'mail messages off mute unsubscribe',
  },
  'weekly-report': {
    section: 'notifications',
    label: 'Weekly report',
    words: 'mail Monday summary digest unsubscribe',
  },
  'auto-save': {
    section: 'templates',
    label: 'Save templates when I leave the editor',
    words: 'autosave automatic ask',
  },
  'default-folder': { section: 'templates', label: 'Default folder', words: 'where new saved' },
  naming: { section: 'templates', label: 'Names of new templates', words: 'naming pattern title' },
  'auto-tagging': { section: 'templates', label: 'Tag new templates', words: 'automatic labels' },
  'smart-folders': {
    section: 'templates',
    label: 'Put new templates where similar ones are',
    words: 'smart folder organization organisation automatic',
  },
  categories: {
    section: 'templates',
    label: 'Suggest a category',
    words: 'automatic categorization organization',
  },
  duplicates: {
    section: 'templates',
    label: 'Warn about near-duplicates',
    words: 'duplicate detection twice same',
  },
  'most-used': { section: 'templates', label: 'Most used first', words: 'sort order usage' },
  theme: {
    section: 'appearance',
    label: 'Theme',
    words: 'dark light system colors colours mode night',
  },
  motion: { section: 'appearance', label: 'Less motion', words: 'animation reduce move' },
  'time-zone': { section: 'appearance', label: 'Time zone', words: 'clock days hours timezone' },
  language: { section: 'appearance', label: 'Language', words: 'English translation' },
  'single-keys': {
    section: 'shortcuts',
    label: 'Single-key shortcuts',
    words: 'shortcut keyboard switch off hotkey',
  },
  'shortcut-list': { section: 'shortcuts', label: 'All shortcuts', words: 'keyboard keys hotkeys' },
  password: { section: 'security', label: 'Password', words: 'change sign in' },
  'two-factor': {
    section: 'security',
    label: 'Two-factor sign-in',
    words: '2fa code authenticator recovery',
  },
  sessions: {
    section: 'security',
    label: 'Where you are signed in',
    words: 'devices sessions browsers sign out',
  },
  'access-keys': {
    section: 'access-keys',
    label: 'Access keys',
    words: 'API token personal programs integrations extension scope revoke',
  },
  webhooks: {
    section: 'webhooks',
    label: 'Webhooks',
    words: 'integrations events API notify Zapier secret deliveries',
  },
  plan: {
    section: 'billing',
    label: 'Plan and payment',
    words: 'billing invoice upgrade cancel card',
  },
  export: { section: 'data', label: 'Export your data', words: 'download copy privacy JSON' },
  delete: { section: 'data', label: 'Delete your account', words: 'close remove privacy leave' },
  tutorial: { section: 'help', label: 'Restart the tutorial', words: 'onboarding tour wizard' },
  'help-centre': {
    section: 'help',
    label: 'Help center',
    words: 'centre questions answers support',
  },
} as const satisfies Record<string, Entry>;

export type SettingId = keyof typeof settingsIndex;
