import type { ThemePreference } from '@replysmith/contract';
import { useState } from 'react';
import { browserTimeZone } from '../../data/profile.ts';
import { useTheme } from '../../data/theme.ts';
import { explainFailure } from '../../lib/api-error.ts';
import { useNow } from '../../lib/timing.ts';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/field.tsx';
import { Section } from '../../components/section.tsx';
import { SettingList, SettingAnchor, SettingStatus, SwitchSetting } from './setting-fields.tsx';
import { settingsIndex } from './settings-index.ts';
import { type SettingState, useSetting } from './use-setting.ts';
import classes from './settings-page.module.css';

/** Zones known to this browser. Its list lacks UTC. */
const knownTimeZones: readonly string[] = [
  ...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')]),
];

/** "Monday 14:05" in a time zone; an unknown zone is shown as UTC. */
function timeIn(timeZone: string, moment: Date): string {
  const options = { weekday: 'long', hour: '2-digit', minute: '2-digit' } as const;
  const known = knownTimeZones.includes(timeZone) ? timeZone : 'UTC';
  return new Intl.DateTimeFormat('en-GB', { ...options, timeZone: known }).format(moment);
}

/** The time zone setting; typing part of a name finds it. */
function TimeZoneSetting() {
  const { value, isReady, problem, state, choose } = useSetting('time_zone');
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const zone = value ?? 'UTC';
  const here = browserTimeZone();
  const now = useNow();
  const take = (name: string) => {
    setTyped(name);
    setWrong(false);
    if (knownTimeZones.includes(name)) choose(name);
  };
  return (
    <SettingAnchor id="time-zone">
      <TextField
        label={settingsIndex['time-zone'].label}
        name="time-zone"
        value={typed ?? zone}
        error={isWrong ? `There is no such time zone. It is still ${zone}.` : problem}
        disabled={!isReady}
        list="time-zones"
        autoComplete="off"
        onFocus={(event) => event.currentTarget.select()}
        onChange={take}
        onBlur={() => {
          const isKnown = typed === null || knownTimeZones.includes(typed);
          setWrong(!isKnown);
          if (isKnown) setTyped(null);
        }}
      >
        <p className="small ink-2">It is {timeIn(zone, now)} there.</p>
        {here !== zone && isReady && (
          <p className="small ink-2">
            This browser’s clock is in {here}.{' '}
            <Button variant="line" size="small" onClick={() => take(here)}>
              Use {here}
            </Button>
          </p>
        )}
        <SettingStatus state={state} />
      </TextField>
      <datalist id="time-zones">
        {knownTimeZones.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </SettingAnchor>
  );
}

const themes: readonly { value: ThemePreference; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
];

/** Applies a theme at once, and reverts if it could not be saved. */
function ThemeSetting() {
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
    <SettingAnchor id="theme">
      <fieldset className={`row ${classes.themes}`}>
        <legend className={`dense strong ${classes.themeLegend}`}>Theme</legend>
        {themes.map(({ value, label }) => (
          <label className="flex items-center gap-2 cursor-pointer" key={value}>
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
    </SettingAnchor>
  );
}

/** Theme, motion, time zone and language. */
export function AppearanceSection() {
  return (
    <>
      <Section title="Appearance" lede="The same in every browser you sign in with.">
        <SettingList>
          <ThemeSetting />
          <SwitchSetting id="motion" path="interface_settings.reduceMotion">
            Nothing slides or counts up. If your system asks for less motion, this is always on.
          </SwitchSetting>
        </SettingList>
      </Section>
      <Section
        title="Time and language"
        lede="Charts and reports use the days of your time zone. Daily limits reset at 00:00 UTC for everyone."
      >
        <SettingList>
          <TimeZoneSetting />
          <SettingAnchor id="language">
            <p>
              <strong className="bold">Language</strong>
            </p>
            <p className="small ink-2">
              Replysmith is in English, and judges only emails in English. An email in another
              language is kept as you wrote it.
            </p>
          </SettingAnchor>
        </SettingList>
      </Section>
    </>
  );
}
