import { lengths } from '@replysmith/contract';
import { IconArrowDown, IconArrowUp, IconX, type TablerIcon } from '@tabler/icons-react';
import { Button } from '../../components/button.tsx';
import { Select } from '../../components/select.tsx';
import type { ActionDraft, DraftProblems } from './rule-draft.ts';
import { type Offers, WordField } from './word-field.tsx';
import classes from './workflow-form.module.css';

type ActionRowProps = {
  action: ActionDraft;
  name: string;
  offers: Offers;
  error: string | undefined;
  onChange: (value: string) => void;
  /** Undefined where it is the first, or the last. */
  onMove: { up: (() => void) | undefined; down: (() => void) | undefined };
  onRemove: () => void;
};

const fields = {
  tag: { label: 'Tags', placeholder: 'proven, shop', maxLength: 600 },
  move: { label: 'Folder', placeholder: 'Sales', maxLength: lengths.folderName },
  duplicate: { label: 'Start of the copy’s name', placeholder: 'Copy of', maxLength: 30 },
  notify: { label: 'Message', placeholder: 'A template is proven.', maxLength: 200 },
  favorite: null,
  archive: null,
};

/** One action, and its position among the others. */
function ActionRow(props: ActionRowProps) {
  const { action, name, offers, error, onChange, onMove, onRemove } = props;
  const field = fields[action.type];
  const button = (label: string, Icon: TablerIcon, onClick: (() => void) | undefined) =>
    onClick && (
      <Button variant="quiet" shape="icon" aria-label={`${label}: ${name}`} onClick={onClick}>
        <Icon size={16} stroke={1.5} aria-hidden />
      </Button>
    );
  return (
    <li className={`row mb-2 line-below pb-2 ${classes.row}`}>
      <span className={classes.name}>{name}</span>
      {field && (
        <WordField
          {...field}
          value={action.value}
          error={error}
          {...(action.type === 'move' && { offered: offers.folderNames })}
          onChange={onChange}
        />
      )}
      <span className={`flex ${classes.buttons}`}>
        {button('Earlier', IconArrowUp, onMove.up)}
        {button('Later', IconArrowDown, onMove.down)}
        {button('Remove', IconX, onRemove)}
      </span>
    </li>
  );
}

const kinds = [
  { value: 'tag', label: 'Tag it' },
  { value: 'move', label: 'Move it to a folder' },
  { value: 'favorite', label: 'Give it a star' },
  { value: 'archive', label: 'Move it to Archive' },
  { value: 'duplicate', label: 'Copy it' },
  { value: 'notify', label: 'Notify me' },
] as const;

type ActionFieldsProps = {
  actions: readonly ActionDraft[];
  offers: Offers;
  problems: DraftProblems;
  onChange: (actions: readonly ActionDraft[]) => void;
};

/** The actions, in order. */
export function ActionFields({ actions, offers, problems, onChange }: ActionFieldsProps) {
  const add = (type: ActionDraft['type'] | '') => {
    if (type === '') return;
    const id = Math.max(0, ...actions.map((action) => action.id)) + 1;
    onChange([...actions, { id, type, value: type === 'duplicate' ? 'Copy of' : '' }]);
  };
  const swap = (index: number, other: number) => {
    const [one, two] = [actions[index], actions[other]];
    if (one && two) return () => onChange(actions.with(index, two).with(other, one));
    return undefined;
  };
  return (
    <fieldset className={classes.part}>
      <legend>Then</legend>
      <ol>
        {actions.map((action, index) => (
          <ActionRow
            key={action.id}
            action={action}
            name={kinds.find(({ value }) => value === action.type)?.label ?? action.type}
            offers={offers}
            error={problems[`actions.${index}`]}
            onChange={(value) => onChange(actions.with(index, { ...action, value }))}
            onMove={{ up: swap(index, index - 1), down: swap(index, index + 1) }}
            onRemove={() => onChange(actions.filter(({ id }) => id !== action.id))}
          />
        ))}
      </ol>
      {problems['actions'] && <p className="mb-2 small poor">{problems['actions']}</p>}
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
