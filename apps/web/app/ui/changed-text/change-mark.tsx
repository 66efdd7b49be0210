import { useId, type ReactNode } from 'react';
import { ChangedWords } from './changed-words.tsx';
import type { DiffPart } from './diff-part.ts';
import { diffParts } from './diff-parts.ts';
import { EmailText } from './email-text.tsx';
import type { FindBlanks } from './find-blanks.ts';
import { LostWords } from './lost-words.tsx';
import { placeParts } from './place-parts.ts';
import type { Lit } from '../lit/use-lit.ts';
import { segmentsWithin } from '../marked-text/segments-within.ts';
import type { MarkedSegment } from '../marked-text/split-by-marks.ts';
import type { ChangedPiece } from './split-by-changes.ts';
import type { TextChange } from './text-change.ts';
import { useNote } from './use-note.ts';
import classes from './changed-text.module.css';

type ChangeMarkProps = {
  piece: ChangedPiece & { readonly change: TextChange };
  /** The text as it is now, cut by what costs points in it. */
  segments: readonly MarkedSegment[];
  findBlanks: FindBlanks;
  lit: Lit;
  note: ReactNode;
};

/** One change in place. Pointing at it or focusing its number opens its note; a click keeps it open. */
export function ChangeMark({ piece, segments, findBlanks, lit, note }: ChangeMarkProps) {
  const { number, isKept } = piece.change;
  const noteId = useId();
  const { isOpen, place, mark, handlers, toggle } = useNote((isPointed) =>
    lit.point(isPointed ? number : null),
  );
  // Who leaves lost words inside the change still points at the change.
  const lostInside = { ...lit, point: (lost: number | null) => lit.point(lost ?? number) };
  const { lead, words } = afterLeadingSpace(diffParts(piece.before, piece.now));
  return (
    <span className={classes.change} data-lit={lit.number === number || undefined} {...handlers}>
      <EmailText text={lead} findBlanks={findBlanks} />
      {note === undefined ? (
        <span className={classes.number}>
          <span className="visually-hidden">Change </span>
          {number}
        </span>
      ) : (
        <button
          ref={mark}
          type="button"
          className={classes.number}
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
        <span id={noteId} className={classes.note} style={place} role="group" aria-label="Reason">
          {note}
        </span>
      )}
      <ChangedWords
        parts={placeParts(words, piece.now)}
        words={({ text, at }) =>
          at === null ? (
            <EmailText text={text} findBlanks={findBlanks} />
          ) : (
            <LostWords
              segments={segmentsWithin(segments, piece.from + at, piece.from + at + text.length)}
              lit={lostInside}
              findBlanks={findBlanks}
            />
          )
        }
      />
    </span>
  );
}

/** A change may begin with the break before its paragraph; the number belongs behind that. */
function afterLeadingSpace([first, ...rest]: DiffPart[]): { lead: string; words: DiffPart[] } {
  if (first?.kind !== 'same') return { lead: '', words: first ? [first, ...rest] : [] };
  const lead = /^\s*/u.exec(first.text)?.[0] ?? '';
  return { lead, words: [{ kind: 'same', text: first.text.slice(lead.length) }, ...rest] };
}
