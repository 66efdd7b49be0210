import type { ReactNode } from 'react';
import { ChangedWords, type FindBlanks, LostWords } from './changed-words.tsx';
import type { Highlight } from './highlight.ts';
import { type Mark, segmentsWithin } from './marks.ts';
import { ChangeMark } from './change-mark.tsx';
import { type DiffPart, type Fill, type TextChange, lostSegments, splitByChanges } from './diff.ts';
import classes from './changed-text.module.css';

type ChangedTextProps = {
  /** The text before. */
  text: string;
  changes: readonly TextChange[];
  findBlanks: FindBlanks;
  fill?: Fill | undefined;
  highlight: Highlight;
  /** Words of the current text that still cost points. */
  lost?: readonly Mark[];
  /**
   * The content of a change's note: the reason and the possible actions. Without it, numbers are
   * not interactive.
   */
  note?: (change: TextChange) => ReactNode;
};

/** A text with what was removed, what was added, and a numbered mark on each change. */
export function ChangedText(props: ChangedTextProps) {
  const { text, changes, findBlanks, fill, highlight, lost, note } = props;
  const pieces = splitByChanges(text, changes, fill);
  const segments = lostSegments(pieces.map(({ now }) => now).join(''), lost ?? []);
  return (
    <div className={`relative pre-wrap ${classes.text}`}>
      {pieces.map((piece, index) =>
        piece.change === null ? (
          <LostWords
            key={index}
            segments={segmentsWithin(segments, piece.from, piece.from + piece.now.length)}
            highlight={highlight}
            findBlanks={findBlanks}
          />
        ) : (
          <ChangeMark
            key={`change-${piece.change.id}-${String(piece.change.start)}`}
            piece={{ ...piece, change: piece.change }}
            segments={segments}
            findBlanks={findBlanks}
            highlight={highlight}
            note={note?.(piece.change)}
          />
        ),
      )}
    </div>
  );
}

type ChangedQuoteProps = {
  before: string;
  after: string;
  /** The words on either side, which stay. */
  around?: { readonly lead: string; readonly tail: string };
};

/** A change shown outside its text: removed words struck, added words underlined. */
export function ChangedQuote({ before, after, around }: ChangedQuoteProps) {
  const parts: DiffPart[] = [
    { kind: 'same', text: around?.lead ?? '' },
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
    { kind: 'same', text: around?.tail ?? '' },
  ];
  return (
    <span className={classes.change}>
      <ChangedWords parts={parts.filter(({ text }) => text !== '')} words={({ text }) => text} />
    </span>
  );
}

type LostTextProps = {
  text: string;
  lost: readonly Mark[];
  highlight: Highlight;
  findBlanks: FindBlanks;
};

/** The current text, with blanks set apart and words that still cost points underlined. */
export function LostText({ text, lost, highlight, findBlanks }: LostTextProps) {
  return (
    <LostWords segments={lostSegments(text, lost)} highlight={highlight} findBlanks={findBlanks} />
  );
}
