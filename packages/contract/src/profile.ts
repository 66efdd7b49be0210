import { z } from './schemas.ts';
import { lengths } from './lengths.ts';
import { isPlainText } from './plain-text.ts';

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
  /** Single-key shortcuts, such as "/"; those with Ctrl always work. */
  singleKeyShortcuts: z.boolean(),
  /** Less motion than the system asks for. */
  reduceMotion: z.boolean(),
});

/** A time zone name known to this runtime. */
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
  /** The name given at sign-up. */
  full_name: z.string().max(lengths.fullName).nullable(),
  /** If set, the name to use instead. */
  full_name_override: z.string().max(lengths.fullName).nullable(),
  company: z.string().max(lengths.company).nullable(),
  email_signature: z.string().max(lengths.emailSignature).nullable(),
  theme_preference: ThemePreference,
  /** Whether they ever chose a theme; until then each browser keeps its own. */
  theme_chosen: z.boolean(),
  optimization_preferences: OptimizationPreferences,
  notification_settings: NotificationSettings,
  workflow_settings: WorkflowSettings,
  organization_preferences: OrganizationPreferences,
  interface_settings: InterfaceSettings,
  /** The time zone of reports and charts; null until a browser has reported one. */
  time_zone: z.string().nullable(),
  onboarding_completed: z.boolean(),
  /** When it was last completed; null if it is not. */
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

const fields = Profile.shape;

const plainText = (longest: number) =>
  z
    .string('This must be text.')
    .max(longest, `Use at most ${longest.toLocaleString('en')} characters.`)
    .refine(isPlainText, 'This does not look like text.');

/** Fits on one line; white space only counts as empty. */
const line = (longest: number) =>
  plainText(longest)
    .trim()
    .refine((text) => !/\p{Cc}/u.test(text), 'Use a single line.')
    .transform((text) => text || null)
    .nullable();

/** A setting's value, stored and passed to models. */
const name = plainText(lengths.settingName).trim().min(1, 'This must not be empty.');

/**
 * Only the given fields change, also within the groups of settings. Timestamps are set by the
 * server.
 */
export const UpdateProfileRequest = z
  .strictObject({
    full_name: line(lengths.fullName),
    full_name_override: line(lengths.fullName),
    company: line(lengths.company),
    email_signature: plainText(lengths.emailSignature)
      .transform((text) => (text.trim() ? text : null))
      .nullable(),
    theme_preference: fields.theme_preference,
    optimization_preferences: z
      .strictObject({
        ...fields.optimization_preferences.shape,
        ...{ tone: name, industry: name, length: name },
      })
      .partial(),
    notification_settings: z.strictObject(fields.notification_settings.shape).partial(),
    workflow_settings: z
      .strictObject({ ...fields.workflow_settings.shape, templateNamingPattern: name })
      .partial(),
    organization_preferences: z.strictObject(fields.organization_preferences.shape).partial(),
    interface_settings: z.strictObject(fields.interface_settings.shape).partial(),
    time_zone: TimeZone.nullable(),
    onboarding_completed: z.boolean(),
    onboarding_skipped: z.boolean(),
    first_optimization_completed: z.boolean(),
    first_template_saved: z.boolean(),
    library_explored: z.boolean(),
    /** The whole list, which replaces the old one. */
    dismissed_tips: z.array(name).max(lengths.dismissedTips),
  })
  .partial();
export type UpdateProfileRequest = z.infer<typeof UpdateProfileRequest>;
