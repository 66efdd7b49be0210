import { Select } from '../../../../ui/select/select.tsx';
import { hourText, weekdays } from '../../words/trigger-text.ts';
import { FigureField } from './figure-field.tsx';
import classes from './form-part.module.css';
import type { DraftProblems } from '../draft/read-draft.ts';
import type { TriggerDraft, TriggerNumber } from '../draft/rule-draft.ts';

const kinds = [
  { value: 'template_create', label: 'A template is made' },
  { value: 'high_usage', label: 'A template is used much' },
  { value: 'low_performance', label: 'A template is weak and unused' },
  { value: 'schedule', label: 'At a set time' },
] as const;

const days = [
  { value: 'any', label: 'Every day' },
  ...weekdays.map((name, day) => ({ value: String(day), label: `Every ${name}` })),
];
const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${hourText(hour)} UTC`,
}));

type TriggerFieldsProps = {
  trigger: TriggerDraft;
  problems: DraftProblems;
  onChange: (changes: Partial<TriggerDraft>) => void;
};

/** What sets it off, with its figures. */
export function TriggerFields({ trigger, problems, onChange }: TriggerFieldsProps) {
  const figure = (name: TriggerNumber, label: string) => (
    <FigureField
      label={label}
      value={trigger[name]}
      error={problems[`trigger.${name}`]}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  return (
    <fieldset className={classes.part}>
      <legend>When</legend>
      <Select
        label="What sets it off"
        options={kinds}
        value={trigger.type}
        onChange={(type) => onChange({ type })}
      />
      {trigger.type === 'high_usage' && (
        <div className={classes.sentence}>
          It was used {figure('usage_count', 'Uses')} times and scores{' '}
          {figure('min_score', 'Least score')} or more.
        </div>
      )}
      {trigger.type === 'low_performance' && (
        <div className={classes.sentence}>
          It scores {figure('max_score', 'Highest score')} or less and was not used for{' '}
          {figure('idle_days', 'Days without use')} days. Looked for every hour.
        </div>
      )}
      {trigger.type === 'schedule' && (
        <div className={classes.sentence}>
          <Select
            label="On which days"
            options={days}
            value={trigger.weekday}
            onChange={(weekday) => onChange({ weekday })}
          />{' '}
          at{' '}
          <Select
            label="At what hour"
            options={hours}
            value={trigger.hour}
            onChange={(hour) => onChange({ hour })}
          />
        </div>
      )}
    </fieldset>
  );
}
