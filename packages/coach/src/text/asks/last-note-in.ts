import { goodbyePhrases } from '../../lexicon/kinds/goodbye-phrases.ts';
import type { Sentence } from '../email.ts';

const { last, enough, takenBack, onAWord, thing } = goodbyePhrases;
/** "It" is a thing then, and stays where it is put. */
const putDown = new RegExp(String.raw`${thing.source}[^.!?]*\bleave it\b`, 'iu');
const mostAfter = 3;
/** Nobody takes longer to say it, and odd texts take no longer to read. */
const longestNote = 400;

/** The sentence near the end by which a writer says that nothing further comes. */
export function lastNoteIn(sentences: readonly Sentence[]): Sentence | undefined {
  return sentences
    .slice(-mostAfter - 1)
    .find(
      ({ text }) =>
        text.length <= longestNote &&
        (last.test(text) || enough.test(text)) &&
        ![takenBack, putDown, onAWord].some((other) => other.test(text)),
    );
}
