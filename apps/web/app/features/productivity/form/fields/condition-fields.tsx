import { IconX } from '@tabler/icons-react';
import { Button } from '../../../../ui/button/button.tsx';
import { Select } from '../../../../ui/select/select.tsx';
import { ConditionValue } from './condition-value.tsx';
import classes from './form-part.module.css';
import type { Offers } from './offers.ts';
import type { DraftProblems } from '../draft/read-draft.ts';
import type { ConditionDraft, ConditionKey } from '../draft/rule-draft.ts';

const kinds: readonly { key: ConditionKey; label: string; first: string; unit?: string }[] = [
  { key: 'tag', label: 'Has the tag', first: '' },
  { key: 'category', label: 'Is in the category', first: '' },
  { key: 'folder_id', label: 'Lies in', first: 'none' },
  { key: 'is_favorite', label: 'Has a star', first: 'yes' },
  { key: 'name_contains', label: 'Has in its name', first: '' },
  { key: 'min_score', label: 'Scores at least', first: '80' },
  { key: 'max_score', label: 'Scores at most', first: '60' },
  { key: 'min_usage_count', label: 'Was used at least', first: '10', unit: 'times' },
  { key: 'idle_days', label: 'Was not made or used for', first: '90', unit: 'days' },
];

type ConditionFieldsProps = {
  conditions: readonly ConditionDraft[];
  offers: Offers;
  problems: DraftProblems;
  onChange: (conditions: readonly ConditionDraft[]) => void;
};

/** Which templates it is about: those of which every line is true. */
export function ConditionFields(props: ConditionFieldsProps) {
  const { conditions, offers, problems, onChange } = props;
  const left = kinds.filter(({ key }) => conditions.every((condition) => condition.key !== key));
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
          <div key={condition.key} className={classes.row}>
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
      {left.length > 0 && (
        <Select
          label="Add a condition"
          options={[
            { value: '' as const, label: 'Add a condition…' },
            ...left.map(({ key, label }) => ({ value: key, label })),
          ]}
          value=""
          onChange={add}
        />
      )}
    </fieldset>
  );
}
