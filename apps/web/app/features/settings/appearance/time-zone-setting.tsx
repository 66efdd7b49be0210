import { useState } from 'react';
import { browserTimeZone } from '../../../data/profile/time-zone.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { SettingPlace } from '../fields/setting-place.tsx';
import { SettingStatus } from '../fields/setting-status.tsx';
import { settingsIndex } from '../find/settings-index.ts';
import { useSetting } from '../saving/use-setting.ts';
import { knownTimeZones, timeIn } from './time-zones.ts';

/** Where one's days begin; found by typing a part of its name. */
export function TimeZoneSetting() {
  const { value, isReady, problem, state, choose } = useSetting('time_zone');
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const zone = value ?? 'UTC';
  const here = browserTimeZone();
  const take = (name: string) => {
    setTyped(name);
    setWrong(false);
    if (knownTimeZones.includes(name)) choose(name);
  };
  return (
    <SettingPlace id="time-zone">
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
        <p className="small ink-2">It is {timeIn(zone, new Date())} there.</p>
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
    </SettingPlace>
  );
}
