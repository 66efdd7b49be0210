import type { ReactNode } from 'react';
import { ChangeMark } from './change-mark.tsx';
import { EmailText } from './email-text.tsx';
import { splitByChanges } from './split-by-changes.ts';
import type { TextChange } from './text-change.ts';
import classes from './changed-text.module.css';

type ChangedTextProps = {
  /** The text before. */
  text: string;
  changes: readonly TextChange[];
  /** The number of the ledger line that is pointed at. */
  lit: number | null;
  onPoint: (number: number | null) => void;
  /** What a change's note says: its reason, and what can be done about it. */
  note: (change: TextChange) => ReactNode;
};

/** A text with what was removed, what was added, and a numbered mark with a note on each change. */
export function ChangedText({ text, changes, lit, onPoint, note }: ChangedTextProps) {
  return (
    <div className={classes.text}>
      {splitByChanges(text, changes).map((piece, index) =>
        typeof piece === 'string' ? (
          <EmailText key={index} text={piece} />
        ) : (
          <ChangeMark
            key={piece.id}
            change={piece}
            isLit={piece.number === lit}
            onPoint={onPoint}
            note={note(piece)}
          />
        ),
      )}
    </div>
  );
}
