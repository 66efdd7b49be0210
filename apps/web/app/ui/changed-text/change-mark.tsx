import { useId, type ReactNode } from 'react';
import { diffParts, type DiffPart } from '../diff/diff-parts.ts';
import { ChangedWords } from './changed-words.tsx';
import { EmailText } from './email-text.tsx';
import type { TextChange } from './text-change.ts';
import { useNote } from './use-note.ts';
import classes from './changed-text.module.css';

type ChangeMarkProps = {
  change: TextChange;
  isLit: boolean;
  onPoint: (number: number | null) => void;
  note: ReactNode;
};

/** One change in place. Pointing at it or focusing its number opens the note; a click keeps it open. */
export function ChangeMark({ change, isLit, onPoint, note }: ChangeMarkProps) {
  const noteId = useId();
  const { isOpen, place, mark, handlers, toggle } = useNote((isPointed) =>
    onPoint(isPointed ? change.number : null),
  );
  const { lead, words } = afterLeadingSpace(shownParts(change));
  return (
    <span className={classes.change} data-lit={isLit || undefined} {...handlers}>
      <EmailText text={lead} />
      <button
        ref={mark}
        type="button"
        className={classes.number}
        data-put-back={!change.isKept || undefined}
        aria-label={`Change ${String(change.number)}${change.isKept ? '' : ', put back'}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? noteId : undefined}
        onClick={toggle}
      >
        {change.number}
      </button>
      {isOpen && (
        <span id={noteId} className={classes.note} style={place} role="group" aria-label="Reason">
          {note}
        </span>
      )}
      <ChangedWords parts={words} />
    </span>
  );
}

function shownParts({ before, after, isKept }: TextChange): DiffPart[] {
  return diffParts(before, isKept ? after : before);
}

/** A change may begin with the break before its paragraph; the number belongs behind that. */
function afterLeadingSpace([first, ...rest]: DiffPart[]): { lead: string; words: DiffPart[] } {
  if (first?.kind !== 'same') return { lead: '', words: first ? [first, ...rest] : [] };
  const lead = /^\s*/u.exec(first.text)?.[0] ?? '';
  return { lead, words: [{ kind: 'same', text: first.text.slice(lead.length) }, ...rest] };
}
