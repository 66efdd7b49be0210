import {
  type CSSProperties,
  type FocusEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { ChangedWords, EmailText, type FindBlanks, LostWords } from './changed-words.tsx';
import {
  type ChangedPiece,
  type DiffPart,
  type TextChange,
  diffParts,
  sideOfDiff,
} from './diff.ts';
import type { Highlight } from './highlight.ts';
import { type MarkedSegment, segmentsWithin } from './marks.ts';
import classes from './changed-text.module.css';

const noteWidth = 300;
const grace = 150;

/** Whether the note of a change is open, and its position under its number, inside the sheet. */
function useNote(onPoint: (isPointed: boolean) => void) {
  const [isPointed, setPointed] = useState(false);
  const [isPinned, setPinned] = useState(false);
  const [position, setPosition] = useState<CSSProperties>({});
  const mark = useRef<HTMLButtonElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(leaving.current), []);

  const point = () => {
    clearTimeout(leaving.current);
    setPosition(placeUnder(mark.current));
    setPointed(true);
    onPoint(true);
  };
  const leave = () => {
    setPointed(false);
    onPoint(false);
  };

  return {
    isOpen: isPointed || isPinned,
    position,
    mark,
    toggle: () => {
      // Safari does not focus a button that is tapped, and the note closes when focus leaves.
      mark.current?.focus();
      setPinned(!isPinned);
      if (isPinned) leave();
      else point();
    },
    handlers: {
      onPointerEnter: (event: { pointerType: string }) => {
        if (event.pointerType === 'mouse') point();
      },
      // A short delay, so that the pointer can travel from the words to the note.
      onPointerLeave: () => {
        leaving.current = setTimeout(leave, grace);
      },
      onFocus: point,
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        setPinned(false);
        leave();
      },
      onKeyDown: (event: { key: string }) => {
        if (event.key !== 'Escape') return;
        setPinned(false);
        leave();
      },
    },
  };
}

function placeUnder(mark: HTMLElement | null): CSSProperties {
  const frame = mark?.offsetParent;
  if (!mark || !frame) return {};
  const { left, bottom } = mark.getBoundingClientRect();
  const box = frame.getBoundingClientRect();
  const room = Math.max(0, box.width - noteWidth);
  return { top: bottom - box.top + 6, left: Math.min(Math.max(0, left - box.left), room) };
}

type ChangeMarkProps = {
  piece: ChangedPiece & { readonly change: TextChange };
  /** The current text, split by what costs points in it. */
  segments: readonly MarkedSegment[];
  findBlanks: FindBlanks;
  highlight: Highlight;
  note: ReactNode;
};

/** One change in place. Pointing at it or focusing its number opens its note; a click keeps it open. */
export function ChangeMark({ piece, segments, findBlanks, highlight, note }: ChangeMarkProps) {
  const { number, isKept } = piece.change;
  const noteId = useId();
  const { isOpen, position, mark, handlers, toggle } = useNote((isPointed) =>
    highlight.point(isPointed ? number : null),
  );
  // Leaving lost words inside the change keeps pointing at the change.
  const lostInside = {
    ...highlight,
    point: (lost: number | null) => highlight.point(lost ?? number),
  };
  const { lead, words } = afterLeadingSpace(diffParts(piece.before, piece.now));
  return (
    <span
      className={classes.change}
      data-highlighted={highlight.number === number || undefined}
      {...handlers}
    >
      <EmailText text={lead} findBlanks={findBlanks} />
      {note === undefined ? (
        <span className={`relative framed ${classes.number}`}>
          <span className="visually-hidden">Change </span>
          {number}
        </span>
      ) : (
        <button
          ref={mark}
          type="button"
          className={`relative framed ${classes.number}`}
          data-put-back={!isKept || undefined}
          aria-label={`Change ${String(number)}${isKept ? '' : ', put back'}`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? noteId : undefined}
          onClick={toggle}
        >
          {number}
        </button>
      )}
      {note !== undefined && isOpen && (
        <span
          id={noteId}
          className={`absolute stack justify-items-start gap-2 framed round on-sheet ${classes.note}`}
          style={position}
          role="group"
          aria-label="Reason"
        >
          {note}
        </span>
      )}
      <ChangedWords
        parts={partsOf(words, piece.now)}
        words={({ text, at }) =>
          at === null ? (
            <EmailText text={text} findBlanks={findBlanks} />
          ) : (
            <LostWords
              segments={segmentsWithin(segments, piece.from + at, piece.from + at + text.length)}
              highlight={lostInside}
              findBlanks={findBlanks}
            />
          )
        }
      />
    </span>
  );
}

/** A change may begin with the break before its paragraph; the number belongs after it. */
function afterLeadingSpace([first, ...rest]: DiffPart[]): { lead: string; words: DiffPart[] } {
  if (first?.kind !== 'same') return { lead: '', words: first ? [first, ...rest] : [] };
  const lead = /^\s*/u.exec(first.text)?.[0] ?? '';
  return { lead, words: [{ kind: 'same', text: first.text.slice(lead.length) }, ...rest] };
}

/** The position of each part of a difference in the text after it; null for parts not in it. */
export function partsOf(
  parts: readonly DiffPart[],
  after: string,
): (DiffPart & { readonly at: number | null })[] {
  let position = 0;
  return parts.map((part) => {
    if (part.kind === 'removed' || part.text.trim() === '') return { ...part, at: null };
    // Spaces around words are normalized for display, so they may differ from the text.
    const at = after.indexOf(part.text, position);
    if (at >= 0) position = at + part.text.length;
    return { ...part, at: at < 0 ? null : at };
  });
}

type DifferenceProps = {
  before: string;
  after: string;
  /** Which of the two texts is shown, with the words the other lacks. */
  side: 'before' | 'after';
  findBlanks: FindBlanks;
};

/** One of two texts, with the words marked that the other lacks. */
export function Difference({ before, after, side, findBlanks }: DifferenceProps) {
  return (
    <div className={`relative pre-wrap ${classes.text}`}>
      {sideOfDiff(before, after, side).map(({ kind, text }, index) => {
        const words = <EmailText text={text} findBlanks={findBlanks} />;
        if (kind === 'same') return <span key={index}>{words}</span>;
        return (
          <mark key={index} className={`on-well ${classes.own}`}>
            <span className="visually-hidden">only here: </span>
            {words}
          </mark>
        );
      })}
    </div>
  );
}
