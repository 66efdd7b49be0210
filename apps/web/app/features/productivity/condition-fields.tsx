import { bandFloors } from '@replysmith/coach/light';
import { lengths } from '@replysmith/contract';
import { IconX } from '@tabler/icons-react';
import { useId } from 'react';
import { Button } from '../../components/button.tsx';
import { Select } from '../../components/select.tsx';
import { type Offers, WordField } from './word-field.tsx';
import type { ConditionDraft, ConditionKey, DraftProblems } from './rule-draft.ts';
import classes from './workflow-form.module.css';

type ConditionValueProps = {
  condition: ConditionDraft;
  label: string;
  offers: Offers;
  error: string | undefined;
  onChange: (value: string) => void;
};

/** The field for a condition's value, by kind. */
function ConditionValue(props: ConditionValueProps) {
  const { condition, label, offers, error, onChange } = props;
  const { key, value } = condition;
  const shared = { label, value, error, onChange };
  switch (key) {
    case 'category':
      return <WordField {...shared} maxLength={lengths.category} offered={offers.categories} />;
    case 'tag':
      return <WordField {...shared} maxLength={lengths.tag} offered={offers.tags} />;
    case 'name_contains':
      return <WordField {...shared} maxLength={lengths.templateName} />;
    case 'folder_id':
      return (
        <Select
          {...shared}
          options={[
            { value: 'none', label: 'No folder' },
            ...offers.folders.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      );
    case 'is_favorite':
      return <Select {...shared} options={stars} />;
    case 'min_score':
    case 'max_score':
    case 'min_usage_count':
    case 'idle_days':
      return <FigureField {...shared} />;
  }
}

const stars = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

const kinds: readonly { key: ConditionKey; label: string; first: string; unit?: string }[] = [
  { key: 'tag', label: 'Has the tag', first: '' },
  { key: 'category', label: 'Is in the category', first: '' },
  { key: 'folder_id', label: 'Is in', first: 'none' },
  { key: 'is_favorite', label: 'Has a star', first: 'yes' },
  { key: 'name_contains', label: 'Has in its name', first: '' },
  { key: 'min_score', label: 'Scores at least', first: String(bandFloors.strong) },
  { key: 'max_score', label: 'Scores at most', first: String(bandFloors.fair) },
  { key: 'min_usage_count', label: 'Was used at least', first: '10', unit: 'times' },
  { key: 'idle_days', label: 'Was not created or used for', first: '90', unit: 'days' },
];

type ConditionFieldsProps = {
  conditions: readonly ConditionDraft[];
  offers: Offers;
  problems: DraftProblems;
  onChange: (conditions: readonly ConditionDraft[]) => void;
};

/** Which templates a workflow applies to: those that meet every condition. */
export function ConditionFields(props: ConditionFieldsProps) {
  const { conditions, offers, problems, onChange } = props;
  const unused = kinds.filter(({ key }) => conditions.every((condition) => condition.key !== key));
  const add = (key: ConditionKey | '') => {
    const kind = kinds.find((one) => one.key === key);
    if (kind) onChange([...conditions, { key: kind.key, value: kind.first }]);
  };
  return (
    <fieldset className={classes.part}>
      <legend>Only if the template</legend>
      {conditions.map((condition) => {
        const kind = kinds.find(({ key }) => key === condition.key);
        const label = kind?.label ?? condition.key;
        return (
          <div key={condition.key} className={`row mb-2 line-below pb-2 ${classes.row}`}>
            <span className={classes.name}>{label}</span>
            <ConditionValue
              condition={condition}
              label={label}
              offers={offers}
              error={problems[`conditions.${condition.key}`]}
              onChange={(value) =>
                onChange(
                  conditions.map((one) => (one.key === condition.key ? { ...one, value } : one)),
                )
              }
            />
            {kind?.unit && <span>{kind.unit}</span>}
            <Button
              variant="quiet"
              shape="icon"
              aria-label={`Remove: ${label}`}
              onClick={() => onChange(conditions.filter(({ key }) => key !== condition.key))}
            >
              <IconX size={16} stroke={1.5} aria-hidden />
            </Button>
          </div>
        );
      })}
      {unused.length > 0 && (
        <Select
          label="Add a condition"
          options={[
            { value: '' as const, label: 'Add a condition…' },
            ...unused.map(({ key, label }) => ({ value: key, label })),
          ]}
          value=""
          onChange={add}
        />
      )}
    </fieldset>
  );
}

type FigureFieldProps = {
  /** For screen readers; sighted users read the surrounding words. */
  label: string;
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
};

/** A whole number within a sentence. */
export function FigureField({ label, value, error, onChange }: FigureFieldProps) {
  const id = useId();
  return (
    <span className={classes.figure}>
      <input
        className="round on-sheet size-16 numbers"
        inputMode="numeric"
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        value={value}
        maxLength={9}
        onChange={(event) => onChange(event.target.value)}
      />
      {error && (
        <span id={id} className={`block mt-1 small poor ${classes.conditionError}`}>
          {error}
        </span>
      )}
    </span>
  );
}
