import { z } from 'zod';
import { lengths } from './lengths.ts';
import { isPlainText } from './plain-text.ts';

/** What the coach can lean a rewrite towards; a person may name other tones for a model. */
export const preferredTones = ['professional', 'friendly', 'consultative', 'casual'] as const;

export const preferredLengths = ['short', 'medium', 'long'] as const;

/** What a new template may be named after; another stored name reads as the first. */
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
  { path: 'billing', name: 'Billing' },
  { path: 'data', name: 'Your data' },
  { path: 'help', name: 'Help' },
] as const;

export type SettingsSectionPath = (typeof settingsSections)[number]['path'];

export const ThemePreference = z.enum(['light', 'dark', 'system']);
export type ThemePreference = z.infer<typeof ThemePreference>;

const SettingName = z.string().max(lengths.settingName);

const OptimizationPreferences = z.object({
  tone: SettingName,
  industry: SettingName,
  length: SettingName,
  autoTagging: z.boolean(),
  smartFolderOrganization: z.boolean(),
});

const NotificationSettings = z.object({
  emailNotifications: z.boolean(),
  weeklyReports: z.boolean(),
});

const WorkflowSettings = z.object({
  autoSaveTemplates: z.boolean(),
  defaultTemplateFolder: z.uuid().nullable(),
  templateNamingPattern: SettingName,
});

const OrganizationPreferences = z.object({
  autoCategorizationEnabled: z.boolean(),
  duplicateDetectionEnabled: z.boolean(),
  usageBasedSorting: z.boolean(),
});

const InterfaceSettings = z.object({
  /** Shortcuts of one letter or sign, such as "/"; those with Ctrl stay. */
  singleKeyShortcuts: z.boolean(),
  /** Less motion than the system asks for. */
  reduceMotion: z.boolean(),
});

/** A name that this runtime knows a time zone by. */
export const TimeZone = z
  .string()
  .max(lengths.timeZone)
  .refine(isTimeZone, 'There is no such time zone.');

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

export const Profile = z.object({
  id: z.uuid(),
  /** As the account was opened. */
  full_name: z.string().max(lengths.fullName).nullable(),
  /** Where set, the name to go by instead. */
  full_name_override: z.string().max(lengths.fullName).nullable(),
  company: z.string().max(lengths.company).nullable(),
  email_signature: z.string().max(lengths.emailSignature).nullable(),
  theme_preference: ThemePreference,
  /** Whether they ever chose it; until then each browser keeps its own. */
  theme_chosen: z.boolean(),
  optimization_preferences: OptimizationPreferences,
  notification_settings: NotificationSettings,
  workflow_settings: WorkflowSettings,
  organization_preferences: OrganizationPreferences,
  interface_settings: InterfaceSettings,
  /** Whose days reports and charts are told in; null until a browser told it. */
  time_zone: z.string().nullable(),
  onboarding_completed: z.boolean(),
  /** When it last became so; null while it is not. */
  onboarding_completed_at: z.iso.datetime().nullable(),
  onboarding_skipped: z.boolean(),
  first_optimization_completed: z.boolean(),
  first_template_saved: z.boolean(),
  library_explored: z.boolean(),
  dismissed_tips: z.array(z.string().max(lengths.settingName)).max(lengths.dismissedTips),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type Profile = z.infer<typeof Profile>;

/** The name a person goes by; null when they gave none. */
export function fullNameOf(
  profile: Pick<Profile, 'full_name' | 'full_name_override'>,
): string | null {
  return profile.full_name_override ?? profile.full_name;
}

const given = Profile.shape;

const plainText = (longest: number) =>
  z
    .string('This must be text.')
    .max(longest, `Use at most ${longest.toLocaleString('en')} characters.`)
    .refine(isPlainText, 'This does not look like text.');

/** Fits on a line; nothing but white space is the same as none. */
const line = (longest: number) =>
  plainText(longest)
    .trim()
    .refine((text) => !/\p{Cc}/u.test(text), 'Use a single line.')
    .transform((text) => text || null)
    .nullable();

/** What a setting is called, stored and told to models. */
const name = plainText(lengths.settingName).trim().min(1, 'This must not be empty.');

/** Only what is given changes, also within the groups of settings. Times are the server's. */
export const UpdateProfileRequest = z
  .strictObject({
    full_name: line(lengths.fullName),
    full_name_override: line(lengths.fullName),
    company: line(lengths.company),
    email_signature: plainText(lengths.emailSignature)
      .transform((text) => (text.trim() ? text : null))
      .nullable(),
    theme_preference: given.theme_preference,
    optimization_preferences: z
      .strictObject({
        ...given.optimization_preferences.shape,
        ...{ tone: name, industry: name, length: name },
      })
      .partial(),
    notification_settings: z.strictObject(given.notification_settings.shape).partial(),
    workflow_settings: z
      .strictObject({ ...given.workflow_settings.shape, templateNamingPattern: name })
      .partial(),
    organization_preferences: z.strictObject(given.organization_preferences.shape).partial(),
    interface_settings: z.strictObject(given.interface_settings.shape).partial(),
    time_zone: TimeZone.nullable(),
    onboarding_completed: z.boolean(),
    onboarding_skipped: z.boolean(),
    first_optimization_completed: z.boolean(),
    first_template_saved: z.boolean(),
    library_explored: z.boolean(),
    /** The whole list, which replaces the one before. */
    dismissed_tips: z.array(name).max(lengths.dismissedTips),
  })
  .partial();
export type UpdateProfileRequest = z.infer<typeof UpdateProfileRequest>;
