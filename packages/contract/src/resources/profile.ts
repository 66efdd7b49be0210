import { z } from 'zod';
import { lengths } from '../constants/lengths.ts';

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
