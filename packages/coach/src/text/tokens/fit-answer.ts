import { englishFunctionWords } from '../../lexicon/words/function-words.ts';

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
export function fitAnswer(before: string, answer: string, after: string): Fitted {
  const bare = /^["'”’)\]]?[.,;:!?]/u.test(after) ? answer.replace(closesWith, '') : answer;
  const own = tellsItself.test(bare) ? ownOpening.exec(before) : null;
  const kept = own ? before.slice(0, own.index) : before;
  return { before: kept, answer: cased(kept, bare) };
}

function cased(before: string, answer: string): string {
  const [first = ''] = answer;
  if (sentenceStart.test(before) && /^\p{Ll}+\b/u.test(answer))
    return first.toUpperCase() + answer.slice(first.length);
  if (midSentence.test(before) && isOrdinary(answer))
    return first.toLowerCase() + answer.slice(first.length);
  return answer;
}
