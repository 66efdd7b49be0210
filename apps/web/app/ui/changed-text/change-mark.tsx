import { useId, type ReactNode } from 'react';
import { ChangedWords } from './changed-words.tsx';
import type { DiffPart } from './diff-part.ts';
import { diffParts } from './diff-parts.ts';
import { EmailText } from './email-text.tsx';
import type { FindBlanks } from './find-blanks.ts';
import type { TextChange } from './text-change.ts';
import { useNote } from './use-note.ts';
import classes from './changed-text.module.css';

type ChangeMarkProps = {
  change: TextChange;
  before: string;
  findBlanks: FindBlanks;
  isLit: boolean;
  onPoint: (number: number | null) => void;
  note: ReactNode;
};

/** One change in place. Pointing at it or focusing its number opens its note; a click keeps it open. */
export function ChangeMark({ change, before, findBlanks, isLit, onPoint, note }: ChangeMarkProps) {
  const { number, after, isKept } = change;
  const noteId = useId();
  const { isOpen, place, mark, handlers, toggle } = useNote((isPointed) =>
    onPoint(isPointed ? number : null),
  );
  const { lead, words } = afterLeadingSpace(diffParts(before, isKept ? after : before));
  return (
    <span className={classes.change} data-lit={isLit || undefined} {...handlers}>
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
      <ChangedWords parts={words} findBlanks={findBlanks} />
    </span>
  );
}

/** A change may begin with the break before its paragraph; the number belongs behind that. */
function afterLeadingSpace([first, ...rest]: DiffPart[]): { lead: string; words: DiffPart[] } {
  if (first?.kind !== 'same') return { lead: '', words: first ? [first, ...rest] : [] };
  const lead = /^\s*/u.exec(first.text)?.[0] ?? '';
  return { lead, words: [{ kind: 'same', text: first.text.slice(lead.length) }, ...rest] };
}
