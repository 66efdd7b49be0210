import type { ReactNode } from 'react';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { settingsIndex, type SettingId } from '../find/settings-index.ts';
import type { SettingPath, SettingValue } from '../saving/settings.ts';
import { useSetting } from '../saving/use-setting.ts';
import classes from './about-setting.module.css';
import { SettingPlace } from './setting-place.tsx';
import { SettingStatus } from './setting-status.tsx';

type ChoicePath = {
  [Path in SettingPath]: string extends SettingValue<Path> ? Path : never;
}[SettingPath];

type ChoiceSettingProps = {
  id: SettingId;
  path: ChoicePath;
  /** Stored value and what it is called; the empty one stands for none. */
  options: readonly { readonly value: string; readonly label: string }[];
  /** What the choice does. */
  children: ReactNode;
};

/** One of a few, saved at once. A stored value that is none of them is offered too. */
export function ChoiceSetting({ id, path, options, children }: ChoiceSettingProps) {
  const { value, isReady, problem, state, choose } = useSetting(path);
  const chosen = value ?? '';
  const isKnown = options.some((option) => option.value === chosen);
  return (
    <SettingPlace id={id}>
      <SelectField
        label={settingsIndex[id].label}
        value={chosen}
        error={problem}
        disabled={!isReady}
        onChange={(next) => choose(next || null)}
      >
        {!isKnown && <option value={chosen}>{chosen}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectField>
      <div className={`small ink-2 ${classes.about}`}>{children}</div>
      <SettingStatus state={state} />
    </SettingPlace>
  );
}
