import type { ThemePreference } from '@replysmith/contract';
import { useState } from 'react';
import { useTheme } from '../../../data/theme/theme.ts';
import { explainFailure } from '../../../lib/wire/explain-failure.ts';
import { SettingPlace } from '../fields/setting-place.tsx';
import { SettingStatus } from '../fields/setting-status.tsx';
import type { SettingState } from '../saving/use-setting.ts';
import classes from './theme-setting.module.css';

const themes: readonly { value: ThemePreference; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'As the system' },
];

/** Shows a theme as soon as it is chosen, and goes back when it could not be saved. */
export function ThemeSetting() {
  const { theme, choose } = useTheme();
  const [state, setState] = useState<SettingState>('untouched');
  const [problem, setProblem] = useState('');
  const take = async (next: ThemePreference) => {
    setState('saving');
    setProblem('');
    try {
      await choose(next);
      setState('saved');
    } catch (error) {
      setState('not_saved');
      setProblem(explainFailure(error).message);
    }
  };
  return (
    <SettingPlace id="theme">
      <fieldset className={classes.themes}>
        <legend>Theme</legend>
        {themes.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              name="theme"
              checked={theme === value}
              onChange={() => void take(value)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <SettingStatus state={state} />
      <p className="small" role="alert">
        {problem && `${problem} Choose it again to try once more.`}
      </p>
    </SettingPlace>
  );
}
