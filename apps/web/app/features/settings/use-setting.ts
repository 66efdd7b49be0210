import type { Profile } from '@replysmith/contract';
import { createContext, use } from 'react';
import type { SettingsSaver, SettingsSaving } from './settings-saver.ts';
import { type SettingPath, type SettingValue, valueAt } from './settings.ts';

type Settings = {
  readonly saver: SettingsSaver;
  readonly state: SettingsSaving;
  /** Undefined while loading. */
  readonly profile: Profile | undefined;
};

export const SettingsContext = createContext<Settings | null>(null);

function useSettings(): Settings {
  const settings = use(SettingsContext);
  if (!settings) throw new Error('A setting needs SavingSettings around it.');
  return settings;
}

/** A new account's settings, shown until the profile is loaded. */
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

export type SettingState = 'untouched' | 'saving' | 'saved' | 'not_saved';

/** One setting: its value, how to change it, and whether it is saved. */
export function useSetting<Path extends SettingPath>(path: Path) {
  const { saver, state, profile } = useSettings();
  const isUnsent = path in state.unsent;
  const value = isUnsent
    ? (state.unsent[path] as SettingValue<Path>)
    : valueAt(profile ?? defaultProfile, path);
  return {
    value,
    isReady: profile !== undefined,
    problem: state.problems[path],
    state: stateOf(),
    /** Saves after a pause. */
    change: (next: SettingValue<Path>) => saver.change(path, next),
    /** Saves at once. */
    choose: (next: SettingValue<Path>) => {
      saver.change(path, next);
      saver.saveSettled();
    },
    /** Saves pending changes now. */
    settle: saver.saveSettled,
  };

  function stateOf(): SettingState {
    if (isUnsent && (state.failure !== null || state.problems[path])) return 'not_saved';
    if (isUnsent) return 'saving';
    return state.saved.includes(path) ? 'saved' : 'untouched';
  }
}
