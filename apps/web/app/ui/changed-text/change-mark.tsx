import { useId, type ReactNode } from 'react';
import { ChangedWords } from './changed-words.tsx';
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
  return (
    <span className={classes.change} data-lit={isLit || undefined} {...handlers}>
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
      {change.isKept ? (
        <ChangedWords before={change.before} after={change.after} />
      ) : (
        <span className={classes.putBack}>{change.before}</span>
      )}
    </span>
  );
}
