import { IconSearch } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { lengths } from '@replysmith/contract';
import { listId, optionId } from './palette-ids.ts';
import type { PaletteItem } from './palette-item.ts';
import classes from './palette.module.css';

type PaletteFieldProps = {
  typed: string;
  onType: (typed: string) => void;
  active: PaletteItem | undefined;
  onMove: (to: 'next' | 'previous' | 'first' | 'last') => void;
  onPick: (inNewTab: boolean) => void;
  onClose: () => void;
};

const moves = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  PageDown: 'last',
  PageUp: 'first',
} as const;
const isMove = (key: string): key is keyof typeof moves => key in moves;

/** What is looked for; the keys walk the list below while the focus stays here. */
export function PaletteField(props: PaletteFieldProps) {
  const { typed, onType, active, onMove, onPick, onClose } = props;
  const hear = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (isMove(event.key)) onMove(moves[event.key]);
    else if (event.key === 'Enter') onPick(event.ctrlKey || event.metaKey);
    else return;
    event.preventDefault();
  };
  return (
    <div className={classes.field}>
      <IconSearch size={18} stroke={1.5} aria-hidden />
      <input
        type="text"
        role="combobox"
        aria-label="Find or do anything"
        aria-expanded={active !== undefined}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active && optionId(active.id)}
        placeholder="Find or do anything"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={lengths.search}
        value={typed}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={hear}
        data-autofocus
      />
      <button type="button" onClick={onClose} aria-label="Close">
        <kbd>Esc</kbd>
        <span>Close</span>
      </button>
    </div>
  );
}
