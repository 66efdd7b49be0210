import type { ReactNode } from 'react';
import type { Lit } from '../lit/use-lit.ts';
import type { Mark } from '../marked-text/mark.ts';
import { segmentsWithin } from '../marked-text/segments-within.ts';
import { ChangeMark } from './change-mark.tsx';
import type { Fill } from './fill.ts';
import type { FindBlanks } from './find-blanks.ts';
import { LostWords } from './lost-words.tsx';
import { splitByChanges } from './split-by-changes.ts';
import { lostSegments } from './lost-segments.ts';
import type { TextChange } from './text-change.ts';
import classes from './changed-text.module.css';

type ChangedTextProps = {
  /** The text before. */
  text: string;
  changes: readonly TextChange[];
  findBlanks: FindBlanks;
  fill?: Fill | undefined;
  lit: Lit;
  /** Words of the text as it is now that still cost points. */
  lost?: readonly Mark[];
  /** What a change's note says: its reason, and what can be done about it. Without it numbers are only read. */
  note?: (change: TextChange) => ReactNode;
};

/** A text with what was removed, what was added, and a numbered mark on each change. */
export function ChangedText(props: ChangedTextProps) {
  const { text, changes, findBlanks, fill, lit, lost, note } = props;
  const pieces = splitByChanges(text, changes, fill);
  const segments = lostSegments(pieces.map(({ now }) => now).join(''), lost ?? []);
  return (
    <div className={classes.text}>
      {pieces.map((piece, index) =>
        piece.change === null ? (
          <LostWords
            key={index}
            segments={segmentsWithin(segments, piece.from, piece.from + piece.now.length)}
            lit={lit}
            findBlanks={findBlanks}
          />
        ) : (
          <ChangeMark
            key={`change-${piece.change.id}-${String(piece.change.start)}`}
            piece={{ ...piece, change: piece.change }}
            segments={segments}
            findBlanks={findBlanks}
            lit={lit}
            note={note?.(piece.change)}
          />
        ),
      )}
    </div>
  );
}
