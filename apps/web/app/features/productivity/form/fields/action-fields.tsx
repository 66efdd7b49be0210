import { lengths } from '@replysmith/contract';
import { Select } from '../../../../ui/select/select.tsx';
import { ActionRow } from './action-row.tsx';
import classes from './form-part.module.css';
import type { Offers } from './offers.ts';
import type { DraftProblems } from '../draft/read-draft.ts';
import type { ActionDraft } from '../draft/rule-draft.ts';

const kinds = [
  { value: 'tag', label: 'Tag it' },
  { value: 'move', label: 'Move it to a folder' },
  { value: 'favorite', label: 'Give it a star' },
  { value: 'archive', label: 'Move it to Archive' },
  { value: 'duplicate', label: 'Copy it' },
  { value: 'notify', label: 'Tell me' },
] as const;

type ActionFieldsProps = {
  actions: readonly ActionDraft[];
  offers: Offers;
  problems: DraftProblems;
  onChange: (actions: readonly ActionDraft[]) => void;
};

/** What it does, in this order. */
export function ActionFields({ actions, offers, problems, onChange }: ActionFieldsProps) {
  const add = (type: ActionDraft['type'] | '') => {
    if (type === '') return;
    const id = Math.max(0, ...actions.map((action) => action.id)) + 1;
    onChange([...actions, { id, type, value: type === 'duplicate' ? 'Copy of' : '' }]);
  };
  const swap = (place: number, other: number) => {
    const [one, two] = [actions[place], actions[other]];
    if (one && two) return () => onChange(actions.with(place, two).with(other, one));
    return undefined;
  };
  return (
    <fieldset className={classes.part}>
      <legend>Then</legend>
      <ol>
        {actions.map((action, place) => (
          <ActionRow
            key={action.id}
            action={action}
            name={kinds.find(({ value }) => value === action.type)?.label ?? action.type}
            offers={offers}
            error={problems[`actions.${place}`]}
            onChange={(value) => onChange(actions.with(place, { ...action, value }))}
            onMove={{ up: swap(place, place - 1), down: swap(place, place + 1) }}
            onRemove={() => onChange(actions.filter(({ id }) => id !== action.id))}
          />
        ))}
      </ol>
      {problems['actions'] && <p className={classes.error}>{problems['actions']}</p>}
      {actions.length < lengths.workflowActions && (
        <Select
          label="Add an action"
          options={[{ value: '' as const, label: 'Add an action…' }, ...kinds]}
          value=""
          onChange={add}
        />
      )}
    </fieldset>
  );
}
