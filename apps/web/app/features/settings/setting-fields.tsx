import { IconCheck } from '@tabler/icons-react';
import { type ComponentProps, type ReactNode, useState, useId } from 'react';
import { SelectField, TextAreaField, TextField } from '../../components/field.tsx';
import { type SettingId, settingsIndex } from './settings-index.ts';
import type { SettingPath, SettingValue } from './settings.ts';
import { type SettingState, useSetting } from './use-setting.ts';
import classes from './settings-page.module.css';
import switchClasses from './switch.module.css';

const words: Record<SettingState, string> = {
  untouched: '',
  saving: 'Saving…',
  saved: 'Saved',
  not_saved: 'Not saved',
};

/** Whether a setting is saved. */
export function SettingStatus({ state }: { state: SettingState }) {
  return (
    <p
      className={`flex items-center gap-1 small ink-2 ${classes.status}`}
      data-state={state}
      role="status"
    >
      {state === 'saved' && <IconCheck size={14} stroke={2} aria-hidden />}
      {words[state]}
    </p>
  );
}

type ChoicePath = {
  [Path in SettingPath]: string extends SettingValue<Path> ? Path : never;
}[SettingPath];

type ChoiceSettingProps = {
  id: SettingId;
  path: ChoicePath;
  /** Stored values and their labels; the empty value means none. */
  options: readonly { readonly value: string; readonly label: string }[];
  /** What the choice does. */
  children: ReactNode;
};

/** A choice, saved at once. A stored value outside the options is offered too. */
export function ChoiceSetting({ id, path, options, children }: ChoiceSettingProps) {
  const { value, isReady, problem, state, choose } = useSetting(path);
  const chosen = value ?? '';
  const isKnown = options.some((option) => option.value === chosen);
  return (
    <SettingAnchor id={id}>
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
      <div className="small ink-2 mt-1">{children}</div>
      <SettingStatus state={state} />
    </SettingAnchor>
  );
}

/** Settings one under the other. */
export function SettingList({ children }: { children: ReactNode }) {
  return <div className={`stack ${classes.list}`}>{children}</div>;
}

/** A setting's anchor, for links to it. */
export function SettingAnchor({ id, children }: { id: SettingId; children: ReactNode }) {
  return (
    <div id={id} tabIndex={-1} className={classes.place}>
      {children}
    </div>
  );
}

type SwitchPath = {
  [Path in SettingPath]: SettingValue<Path> extends boolean ? Path : never;
}[SettingPath];

type SwitchSettingProps = { id: SettingId; path: SwitchPath; children: ReactNode };

/** A switch, saved at once; `children` explain it. */
export function SwitchSetting({ id, path, children }: SwitchSettingProps) {
  const { value, isReady, state, choose } = useSetting(path);
  return (
    <SettingAnchor id={id}>
      <Switch
        label={settingsIndex[id].label}
        isOn={value}
        isDisabled={!isReady}
        onChange={(isOn) => choose(isOn)}
      >
        {children}
      </Switch>
      <div className={classes.switchStatus}>
        <SettingStatus state={state} />
      </div>
    </SettingAnchor>
  );
}

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

/** A text field that saves after a pause and on blur. */
export function TextSetting({ id, path, rows, children, ...input }: TextSettingProps) {
  const { value, isReady, problem, state, change, settle } = useSetting(path);
  // Typed text stays as typed until blur, even if the server normalizes it.
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
      {children && <div className="mt-1">{children(text)}</div>}
      <SettingStatus state={state} />
    </>
  );
  return (
    <SettingAnchor id={id}>
      {rows ? (
        <TextAreaField {...field} rows={rows}>
          {about}
        </TextAreaField>
      ) : (
        <TextField {...field} {...input}>
          {about}
        </TextField>
      )}
    </SettingAnchor>
  );
}

type SwitchProps = {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  isDisabled?: boolean;
  /** What it does. */
  children?: ReactNode;
};

/** Something that is on or off, at once. */
function Switch({ label, isOn, onChange, isDisabled = false, children }: SwitchProps) {
  const id = useId();
  return (
    <div className={`stack items-start gap-3 ${switchClasses.switch}`}>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={isOn}
        disabled={isDisabled}
        aria-describedby={`${id}-about`}
        onChange={({ target }) => onChange(target.checked)}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        <p id={`${id}-about`} className="small ink-2">
          {children}
        </p>
      </div>
    </div>
  );
}
