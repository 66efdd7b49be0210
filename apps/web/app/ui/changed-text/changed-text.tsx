import type { ReactNode } from 'react';
import { ChangeMark } from './change-mark.tsx';
import { EmailText } from './email-text.tsx';
import type { FindBlanks } from './find-blanks.ts';
import { splitByChanges } from './split-by-changes.ts';
import type { TextChange } from './text-change.ts';
import classes from './changed-text.module.css';

type ChangedTextProps = {
  /** The text before. */
  text: string;
  changes: readonly TextChange[];
  findBlanks: FindBlanks;
  /** The number of the ledger line that is pointed at. */
  lit: number | null;
  onPoint: (number: number | null) => void;
  /** What a change's note says: its reason, and what can be done about it. Without it numbers are only read. */
  note?: (change: TextChange) => ReactNode;
};

/** A text with what was removed, what was added, and a numbered mark on each change. */
export function ChangedText({ text, changes, findBlanks, lit, onPoint, note }: ChangedTextProps) {
  return (
    <div className={classes.text}>
      {splitByChanges(text, changes).map((piece, index) =>
        typeof piece === 'string' ? (
          <EmailText key={index} text={piece} findBlanks={findBlanks} />
        ) : (
          <ChangeMark
            key={`change-${piece.id}`}
            change={piece}
            before={text.slice(piece.start, piece.end)}
            findBlanks={findBlanks}
            isLit={piece.number === lit}
            onPoint={onPoint}
            note={note?.(piece)}
          />
        ),
      )}
    </div>
  );
}
