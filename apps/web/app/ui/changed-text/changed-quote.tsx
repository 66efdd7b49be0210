import classes from './changed-text.module.css';
import { ChangedWords } from './changed-words.tsx';
import type { DiffPart } from './diff-part.ts';

type ChangedQuoteProps = {
  before: string;
  after: string;
  /** The words on either side, which stay. */
  around?: { readonly lead: string; readonly tail: string };
};

/** A change out of its text: what would go is struck, what would come underlined. */
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
