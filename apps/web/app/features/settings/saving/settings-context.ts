import type { Profile } from '@replysmith/contract';
import { createContext, use } from 'react';
import type { SettingsSaving, SettingsSaver } from './settings-saver.ts';

type Settings = {
  readonly saver: SettingsSaver;
  readonly state: SettingsSaving;
  /** Undefined while it has not come. */
  readonly profile: Profile | undefined;
};

export const SettingsContext = createContext<Settings | null>(null);

export function useSettings(): Settings {
  const settings = use(SettingsContext);
  if (!settings) throw new Error('A setting needs SavingSettings around it.');
  return settings;
}
