import { claimVerbs, claimedLosses } from '../lexicon/readers/anyones-things.ts';
import { reportVerbs, unrealWords } from '../lexicon/readers/unreal-words.ts';
import type { Word } from '../document/email.ts';
import { isPast } from './is-past.ts';
import { readerPronouns } from './parties.ts';

const reach = 5;
const asides = new Set(['where', 'because', 'if', 'unless']);
const determiners = new Set('a an the this that same your our their no any'.split(' '));
const wouldBe = /^(?:i|we|you|they|it|he|she)'(?:d|ll)$/u;

/** A guess, a wish, a promise or a claim that a stranger makes of anybody, unless it reports what somebody said. */
export function isUnreal(words: readonly Word[]): boolean {
  const said = upToAside(words);
  const unreal = said.findIndex(
    ({ key, text }, at) =>
      (unrealWords.has(key) && text !== 'May' && !isNoun(said[at - 1]) && !isSeeing(said, at)) ||
      (key === 'let' && at === 0) ||
      (wouldBe.test(key) && !isPast(said[at + 1]?.key ?? '')) ||
      (/^help(?:s|ed|ing)?$/u.test(key) && readerPronouns.has(said[at + 1]?.key ?? '')) ||
      isClaim(said, at),
  );
  if (unreal === -1) return false;
  return !said.slice(0, unreal).some(({ key }) => reportVerbs.has(key));
}

/** "I could see" reports. */
export function isSeeing(words: readonly Word[], at: number): boolean {
  return words[at]?.key === 'could' && /^(?:see|hear|smell|feel)$/u.test(words[at + 1]?.key ?? '');
}

/** "The same wish", "a need". */
function isNoun(before: Word | undefined): boolean {
  return before !== undefined && (determiners.has(before.key) || /['’]s$/u.test(before.key));
}

/** "You are losing money": nobody had to look. */
function isClaim(words: readonly Word[], at: number): boolean {
  return (
    claimVerbs.has(words[at]?.key ?? '') &&
    words.slice(at + 1, at + 1 + reach).some(({ key }) => claimedLosses.has(key))
  );
}

/** What the clause says itself: in "your issue used photographs where a map would …" the issue is real. */
function upToAside(words: readonly Word[]): readonly Word[] {
  const end = words.findIndex(({ key }, at) => at > 2 && asides.has(key));
  return end === -1 ? words : words.slice(0, end);
}
