import type { ReactNode } from 'react';
import { Switch } from '../../../ui/switch/switch.tsx';
import { settingsIndex, type SettingId } from '../find/settings-index.ts';
import type { SettingPath, SettingValue } from '../saving/settings.ts';
import { useSetting } from '../saving/use-setting.ts';
import classes from './switch-setting.module.css';
import { SettingPlace } from './setting-place.tsx';
import { SettingStatus } from './setting-status.tsx';

type SwitchPath = {
  [Path in SettingPath]: SettingValue<Path> extends boolean ? Path : never;
}[SettingPath];

type SwitchSettingProps = { id: SettingId; path: SwitchPath; children: ReactNode };

/** Something to switch on or off, saved at once; `children` say what it does. */
export function SwitchSetting({ id, path, children }: SwitchSettingProps) {
  const { value, isReady, state, choose } = useSetting(path);
  return (
    <SettingPlace id={id}>
      <Switch
        label={settingsIndex[id].label}
        isOn={value}
        isDisabled={!isReady}
        onChange={(isOn) => choose(isOn)}
      >
        {children}
      </Switch>
      <div className={classes.status}>
        <SettingStatus state={state} />
      </div>
    </SettingPlace>
  );
}
