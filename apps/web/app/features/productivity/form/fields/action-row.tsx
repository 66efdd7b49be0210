import { lengths } from '@replysmith/contract';
import { IconArrowDown, IconArrowUp, IconX, type TablerIcon } from '@tabler/icons-react';
import { Button } from '../../../../ui/button/button.tsx';
import classes from './form-part.module.css';
import type { Offers } from './offers.ts';
import type { ActionDraft } from '../draft/rule-draft.ts';
import { WordField } from './word-field.tsx';

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
  duplicate: { label: 'Beginning of the copy’s name', placeholder: 'Copy of', maxLength: 30 },
  notify: { label: 'Message', placeholder: 'A template is proven.', maxLength: 200 },
  favorite: null,
  archive: null,
};

/** One thing that it does, and its place among the others. */
export function ActionRow(props: ActionRowProps) {
  const { action, name, offers, error, onChange, onMove, onRemove } = props;
  const field = fields[action.type];
  const button = (label: string, Icon: TablerIcon, onClick: (() => void) | undefined) =>
    onClick && (
      <Button variant="quiet" shape="icon" aria-label={`${label}: ${name}`} onClick={onClick}>
        <Icon size={16} stroke={1.5} aria-hidden />
      </Button>
    );
  return (
    <li className={classes.row}>
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
      <span className={classes.buttons}>
        {button('Earlier', IconArrowUp, onMove.up)}
        {button('Later', IconArrowDown, onMove.down)}
        {button('Remove', IconX, onRemove)}
      </span>
    </li>
  );
}
