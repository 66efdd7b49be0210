import type { Profile } from '@replysmith/contract';

/** What a new account has; shown as long as nobody knows better. */
export const defaultProfile: Profile = {
  id: '00000000-0000-4000-8000-000000000000',
  full_name: null,
  full_name_override: null,
  company: null,
  email_signature: null,
  theme_preference: 'light',
  theme_chosen: false,
  optimization_preferences: {
    tone: 'professional',
    industry: 'general',
    length: 'medium',
    autoTagging: false,
    smartFolderOrganization: false,
  },
  notification_settings: { emailNotifications: true, weeklyReports: false },
  workflow_settings: {
    autoSaveTemplates: true,
    defaultTemplateFolder: null,
    templateNamingPattern: 'descriptive',
  },
  organization_preferences: {
    autoCategorizationEnabled: true,
    duplicateDetectionEnabled: true,
    usageBasedSorting: false,
  },
  interface_settings: { singleKeyShortcuts: true, reduceMotion: false },
  time_zone: null,
  onboarding_completed: false,
  onboarding_completed_at: null,
  onboarding_skipped: false,
  first_optimization_completed: false,
  first_template_saved: false,
  library_explored: false,
  dismissed_tips: [],
  created_at: '1970-01-01T00:00:00.000Z',
  updated_at: '1970-01-01T00:00:00.000Z',
};
