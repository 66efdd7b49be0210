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

export const Profile = z.object({
  id: z.uuid(),
  /** As the account was opened. */
  full_name: z.string().max(lengths.fullName).nullable(),
  /** Where set, the name to go by instead. */
  full_name_override: z.string().max(lengths.fullName).nullable(),
  company: z.string().max(lengths.company).nullable(),
  email_signature: z.string().max(lengths.emailSignature).nullable(),
  theme_preference: ThemePreference,
  optimization_preferences: OptimizationPreferences,
  notification_settings: NotificationSettings,
  workflow_settings: WorkflowSettings,
  organization_preferences: OrganizationPreferences,
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
