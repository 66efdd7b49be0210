import { findBlanks } from './blanks.ts';
import { englishFunctionWords } from './lexicon/function-words.ts';

type Fitted = {
  /** The text before the blank, without what the answer says itself. */
  readonly before: string;
  readonly answer: string;
};

const ownOpening = /(?<!\p{L})(?:I|we)(?: have|['’]ve)? \p{L}+(?: to)? $/iu;
const tellsItself = /^(?:I|we)(?:['’](?:ve|m|re|d))? \p{L}/iu;
const sentenceStart = /(?:[.!?]["'”’)\]]?\s+|\n[ \t]*\r?\n\s*)$/u;
const midSentence = /[\p{L}\p{N},:;] $/u;
const closesWith = /[.,;:!?]+$/u;

/** Words that take a capital only where a sentence opens: "Your shop" is "your shop" within one. */
function isOrdinary(answer: string): boolean {
  const [first = ''] = /^\p{L}+/u.exec(answer) ?? [];
  return first !== 'I' && englishFunctionWords.has(first.toLowerCase());
}

/**
 * An answer as its place in the sentence wants it, be it a phrase or a whole sentence: no second full stop, no
 * capital within a sentence, one where it opens, and no "I saw I read".
 */
function fitAnswer(before: string, answer: string, after: string): Fitted {
  const bare = /^["'”’)\]]?[.,;:!?]/u.test(after) ? answer.replace(closesWith, '') : answer;
  const own = tellsItself.test(bare) ? ownOpening.exec(before) : null;
  const rest = own ? before.slice(0, own.index) : before;
  return { before: rest, answer: cased(rest, bare) };
}

function cased(before: string, answer: string): string {
  const [first = ''] = answer;
  if (sentenceStart.test(before) && /^\p{Ll}+\b/u.test(answer))
    return first.toUpperCase() + answer.slice(first.length);
  if (midSentence.test(before) && isOrdinary(answer))
    return first.toLowerCase() + answer.slice(first.length);
  return answer;
}

/**
 * What `fillBlanks` makes of a text that comes in pieces, in the same pieces. No blank may reach over two.
 *
 * @example
 * fillPieces(['Honestly, I saw ', '[fill in: what].'], { what: 'I read your talk.' }); // ['Honestly, ', 'I read your talk.']
 */
export function fillPieces(
  pieces: readonly string[],
  values: Readonly<Record<string, string>>,
): string[] {
  let filled: string[] = [];
  pieces.forEach((piece, index) => {
    const rest = pieces.slice(index + 1).join('');
    let position = 0;
    filled.push('');
    const say = (words: string) => filled.push((filled.pop() ?? '') + words);
    for (const { start, end, label } of findBlanks(piece)) {
      const value = Object.hasOwn(values, label) ? values[label]?.trim() : '';
      if (!value) continue;
      say(piece.slice(position, start));
      position = end;
      const { before, answer } = fitAnswer(filled.join(''), value, piece.slice(end) + rest);
      filled = cutTo(filled, before.length);
      say(answer);
    }
    say(piece.slice(position));
  });
  return filled;
}

/** Cuts the pieces to a total length. */
function cutTo(pieces: readonly string[], length: number): string[] {
  let remaining = length;
  return pieces.map((piece) => {
    const part = piece.slice(0, remaining);
    remaining -= part.length;
    return part;
  });
}

/**
 * Writes what is known into the blanks, by their labels; the others stay visible. An answer takes the form that its
 * place in the sentence wants.
 *
 * @example
 * fillBlanks('I waited [fill in: how long].', { 'how long': 'nine seconds' }); // 'I waited nine seconds.'
 * fillBlanks('I waited [fill in: how long].', { 'how long': 'I waited nine seconds.' }); // 'I waited nine seconds.'
 * fillBlanks('I waited [fill in: how long].', {}); // 'I waited [fill in: how long].'
 */
export function fillBlanks(text: string, values: Readonly<Record<string, string>>): string {
  return fillPieces([text], values).join('');
}
