import { lengths } from '@replysmith/contract';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSettled } from '../../../lib/timing.ts';
import { explainFailure } from '../../../lib/api-error.ts';
import type { PaletteGroup, PaletteItem, PaletteProps } from './palette-item.ts';
import { usePaletteGroups } from './use-palette-groups.ts';
import classes from './palette.module.css';

const listId = 'palette-list';
const optionId = (id: string) => `palette-${id}`;

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
function PaletteField(props: PaletteFieldProps) {
  const { typed, onType, active, onMove, onPick, onClose } = props;
  const onKeyDown = (event: KeyboardEvent) => {
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
        onKeyDown={onKeyDown}
        data-autofocus
      />
      <button type="button" onClick={onClose} aria-label="Close">
        <kbd>Esc</kbd>
        <span>Close</span>
      </button>
    </div>
  );
}

type PaletteBodyProps = Omit<PaletteProps, 'isOpen'>;

export function PaletteBody({ onClose, sidebar }: PaletteBodyProps) {
  const [typed, setTyped] = useState('');
  const { groups, keep, news } = usePaletteGroups(typed, sidebar);
  const { active, move, point } = useActive(groups, typed);
  const choose = useChoose(onClose);
  const pick = (item: PaletteItem, inNewTab: boolean) => {
    keep(item);
    choose(item, inNewTab);
  };
  return (
    <>
      <PaletteField
        typed={typed}
        onType={setTyped}
        active={active}
        onMove={move}
        onPick={(inNewTab) => active && pick(active, inNewTab)}
        onClose={onClose}
      />
      <PaletteList groups={groups} active={active} onPoint={point} onPick={pick} />
      <PaletteNews {...news} typed={typed} isEmpty={groups.length === 0} />
    </>
  );
}

/** Goes there or does it, after the palette is gone; a new tab leaves it open. */
function useChoose(onClose: () => void) {
  const navigate = useNavigate();
  return (item: PaletteItem, inNewTab: boolean) => {
    if ('to' in item && inNewTab) {
      open(item.to, '_blank', 'noopener');
      return;
    }
    onClose();
    if ('to' in item) void navigate(item.to);
    else item.run();
  };
}

type Move = 'next' | 'previous' | 'first' | 'last';

/** Which item the keys stand on: the first, until they or the pointer move; it survives what is found later. */
function useActive(groups: readonly PaletteGroup[], typed: string) {
  const [chosen, setChosen] = useState<{ typed: string; id: string } | null>(null);
  const items = groups.flatMap((group) => group.items);
  const held = chosen?.typed === typed ? items.findIndex(({ id }) => id === chosen.id) : -1;
  const at = Math.max(0, held);
  const stand = (item: PaletteItem | undefined) => item && setChosen({ typed, id: item.id });
  const places: Record<Move, number> = {
    next: (at + 1) % items.length,
    previous: (at + items.length - 1) % items.length,
    first: 0,
    last: items.length - 1,
  };
  return {
    active: items[at],
    move: (to: Move) => stand(items[places[to]]),
    point: stand,
  };
}

type PaletteNewsProps = {
  typed: string;
  isEmpty: boolean;
  problem: string | null;
  error: Error | null;
  isSearching: boolean;
  searchAgain: () => void;
};

/** How the search goes, where there is something to say of it. */
function PaletteNews(props: PaletteNewsProps) {
  const { typed, isEmpty, problem, error, isSearching, searchAgain } = props;
  const isSlow = useSettled(isSearching, 150) && isSearching;
  const isNothing = isEmpty && !isSearching && !problem && !error;
  return (
    <div className={classes.news}>
      <p role="status">
        {isSlow && 'Searching your templates, chats and campaigns…'}
        {problem}
        {isNothing && `Nothing here is called “${typed.trim()}” or says so.`}
      </p>
      {error && (
        <p role="alert">
          Your templates, chats and campaigns could not be searched. {explainFailure(error).message}{' '}
          <button type="button" onClick={searchAgain}>
            Try again
          </button>
        </p>
      )}
    </div>
  );
}

type PaletteListProps = {
  groups: readonly PaletteGroup[];
  active: PaletteItem | undefined;
  onPoint: (item: PaletteItem) => void;
  onPick: (item: PaletteItem, inNewTab: boolean) => void;
};

function PaletteList({ groups, active, onPoint, onPick }: PaletteListProps) {
  return (
    <div
      id={listId}
      role="listbox"
      aria-label="What there is"
      className={classes.list}
      hidden={groups.length === 0}
    >
      {groups.map(({ name, items }) => (
        <div key={name} role="group" aria-label={name}>
          <p aria-hidden className={`ink-3 medium ${classes.group}`}>
            {name}
          </p>
          {items.map((item) => (
            <PaletteOption
              key={item.id}
              item={item}
              isActive={item === active}
              onPoint={() => onPoint(item)}
              onPick={(inNewTab) => onPick(item, inNewTab)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

type PaletteOptionProps = {
  item: PaletteItem;
  isActive: boolean;
  onPoint: () => void;
  onPick: (inNewTab: boolean) => void;
};

function PaletteOption({ item, isActive, onPoint, onPick }: PaletteOptionProps) {
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  const { id, label, hint, keys, Icon } = item;
  return (
    <div
      ref={option}
      id={optionId(id)}
      role="option"
      aria-selected={isActive}
      className={classes.option}
      // Not as it appears under a pointer that rests: that would take the choice from the keys.
      onPointerMove={onPoint}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => onPick(event.ctrlKey || event.metaKey)}
    >
      <Icon size={18} stroke={1.5} aria-hidden />
      <span className={`min-w-0 overflow-hidden one-line ${classes.label}`}>{label}</span>
      {hint && (
        <span
          className={`no-shrink ml-auto overflow-hidden ink-3 size-13 one-line ${classes.hint}`}
        >
          {hint}
        </span>
      )}
      {keys && <kbd>{keys}</kbd>}
    </div>
  );
}
