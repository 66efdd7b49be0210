import { finiteVerbs } from '../../lexicon/briefs/verbs.ts';
import { englishFunctionWords } from '../../lexicon/words/function-words.ts';

/** After a word in -s: what shows that it is a verb, as in "the team ignores the CRM". */
const afterVerb =
  /^(?:the|an?|your|our|their|my|us|you|it|them|too|up|down|out|away|no|nobody|back|off|\p{L}+ly)$/u;
const relativeOpening = /^(?:that|which|who|to|when|where|what|how|why|whether|if)$/u;
const pronoun = /^(?:it|they|we|you|i|he|she|that|there)$/u;
/** "Teams waste hours", not "food waste every day". */
const severalBefore = /[^s']s$|^(?:people|staff|they|we|you|i)$/u;
const mayEnd =
  /^(?:fails?|var(?:y|ies)|leaves?|stops?|waits?|complains?|breaks?|crash(?:es)?|drops?|struggles?)$/u;

export function keysOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}'-]+/gu) ?? []
  );
}

/** Where the relative clause of a sentence starts; -1 without one. */
export function relativeAt(keys: readonly string[]): number {
  return keys.findIndex((key) => relativeOpening.test(key));
}

/** Where the verb stands that shows the words before it to be its subject; -1 without one. */
export function verbAt(keys: readonly string[]): number {
  const relative = relativeAt(keys);
  const main = relative === -1 ? keys : keys.slice(0, relative + 1);
  const isDoing = /ing$/u.test(main[0] ?? '');
  return main.findIndex((key, at) => {
    const before = main[at - 1] ?? '';
    const next = keys[at + 1];
    if (at === 0 || (englishFunctionWords.has(before) && !pronoun.test(before))) return false;
    if (!isDoing && /[^s']s$/u.test(key) && next !== undefined && afterVerb.test(next)) return true;
    if (key === 'lack' || key === 'waste')
      return severalBefore.test(before) && next !== undefined && next !== 'of';
    return finiteVerbs.has(key) && (next !== undefined || mayEnd.test(key));
  });
}
