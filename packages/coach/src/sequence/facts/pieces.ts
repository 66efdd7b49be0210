import { fillerOpeners } from '../../lexicon/filler-openers.ts';
import { flattery } from '../../lexicon/flattery.ts';
import { guiltPhrases } from '../../lexicon/guilt-phrases.ts';
import type { Email, Sentence, Stretch, Word } from '../../text/email.ts';
import { hasPhrase, phraseBook } from '../../text/words/phrases.ts';
import { leans } from './leans.ts';

/** A stretch of the message that can stand by itself. */
export type Piece = Stretch & { readonly words: readonly Word[] };

const fewestWords = 5;
const mostWords = 36;
const idle = phraseBook([...fillerOpeners, ...flattery, ...guiltPhrases]);
const unfit =
  /^(?:i|we)(?:['’]d| would|['’]ll| will|['’]m happy| am happy| hope| wanted| want| am writing| am applying)\b|\b(?:excited|thrilled|delighted|proud|pleased|passionate) (?:to|about)\b|\battach(?:ed|ment)\b|\b(?:we|i) look forward\b/iu;
const unfinished = /\?|[:;]$|https?:|www\.|\r?\n/u;
const bullet = /^\s*(?:[-*•–>#]|\d+[.)])\s/u;

function isFit({ text, words }: Piece): boolean {
  return (
    words.length >= fewestWords &&
    words.length <= mostWords &&
    !unfit.test(text) &&
    !unfinished.test(text) &&
    !hasPhrase(words, idle)
  );
}

/** "We mend slow pages: Harrow went from eight seconds to two." says its fact after the colon. */
function afterColon(sentence: Sentence): Piece {
  const found = /: (?=\p{Lu})/u.exec(sentence.text);
  const offset = found ? found.index + found[0].length : 0;
  const start = sentence.start + offset;
  const words = sentence.words.filter((word) => word.start >= start);
  if (words.length < fewestWords) return sentence;
  return { text: sentence.text.slice(offset), start, end: sentence.end, words };
}

function isBullet({ body }: Email, { start }: Sentence): boolean {
  return bullet.test(body.slice(body.lastIndexOf('\n', start - 1) + 1, start + 2));
}

/** A sentence by itself or, when it leans on the one before, both together. */
export function piecesAt(email: Email, sentences: readonly Sentence[], at: number): Piece[] {
  const sentence = sentences[at];
  if (!sentence || !email.substance.includes(sentence) || isBullet(email, sentence)) return [];
  const alone = [afterColon(sentence), sentence].find(({ text }) => !leans(text));
  if (alone) return isFit(alone) ? [alone] : [];
  const before = sentences[at - 1];
  if (!before || !email.substance.includes(before) || leans(before.text)) return [];
  const both: Piece = {
    text: email.body.slice(before.start, sentence.end),
    start: before.start,
    end: sentence.end,
    words: [...before.words, ...sentence.words],
  };
  return isFit(before) && isFit(both) ? [both] : [];
}
