import { useState, type ComponentProps, type ReactNode } from 'react';
import { TextAreaField } from '../../../ui/field/text-area-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { settingsIndex, type SettingId } from '../find/settings-index.ts';
import type { SettingPath, SettingValue } from '../saving/settings.ts';
import { useSetting } from '../saving/use-setting.ts';
import { SettingPlace } from './setting-place.tsx';
import { SettingStatus } from './setting-status.tsx';
import classes from './about-setting.module.css';

type TextPath = {
  [Path in SettingPath]: string extends SettingValue<Path> ? Path : never;
}[SettingPath];

type TextSettingProps = Pick<ComponentProps<'input'>, 'autoComplete' | 'list'> & {
  id: SettingId;
  path: TextPath;
  /** For text of several lines. */
  rows?: number;
  children?: (text: string) => ReactNode;
};

/** A text that saves itself when it stands still, and when it is left. */
export function TextSetting({ id, path, rows, children, ...input }: TextSettingProps) {
  const { value, isReady, problem, state, change, settle } = useSetting(path);
  // What is typed stays as it is typed until the field is left, however the server tidies it.
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? value ?? '';
  const field = {
    ...{ label: settingsIndex[id].label, name: id, value: text, error: problem },
    disabled: !isReady,
    onChange: (next: string) => {
      setTyped(next);
      change(next);
    },
    onBlur: () => {
      setTyped(null);
      settle();
    },
  };
  const about = (
    <>
      {children && <div className={classes.about}>{children(text)}</div>}
      <SettingStatus state={state} />
    </>
  );
  return (
    <SettingPlace id={id}>
      {rows ? (
        <TextAreaField {...field} rows={rows}>
          {about}
        </TextAreaField>
      ) : (
        <TextField {...field} {...input}>
          {about}
        </TextField>
      )}
    </SettingPlace>
  );
}
