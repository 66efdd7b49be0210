import { emptyAdjectives, emptyAdverbs } from '../../../lexicon/wording/empty-praise.ts';
import { englishFunctionWords } from '../../../lexicon/words/function-words.ts';
import type { Email } from '../../../document/email.ts';
import { phraseBook } from '../../../document/sentences.ts';
import type { Candidate } from '../../candidate.ts';
import { articleFor } from '../../wording/article.ts';
import { type TextChange, cut, swap } from '../../wording/cut.ts';
import { type SentenceHit, findInSentences } from '../../wording/find-in-sentences.ts';

const praise = phraseBook([...emptyAdjectives, ...emptyAdverbs]);
const adverbs: ReadonlySet<string> = new Set(emptyAdverbs);

const joint = /^(?:,?[ \t]+|,?[ \t]+(?:and|yet|but|&)[ \t]+)$/iu;
const wordFollows = /^[ \t]+[\p{L}-]{3,}/u;
/** "one of the leading events" is no longer a sentence without it. */
const oneOf = /\bone of (?:the|our|its|their)(?: \p{L}+['’]s)? $/iu;
const compared = /\b(?:so|as|how|too|not)[ \t]+$/iu;
const determined =
  /(?:\b(?:a|an|the|our|your|their|its|his|her|my|this|these|those|with|of|offers?|provides?|uses?|using|delivers?|as)|\bwe are)[ \t]+$/iu;
/** "an ISO certified and award-winning company": after "a", what stands before "and" is an adjective too. */
const adjectiveBefore = /\ban?[ \t]+(?:[\p{L}-]+[ \t]+){0,2}[\p{L}-]+(,?[ \t]+and|,)[ \t]+$/iu;
const soleProvider =
  /^[ \t]+(?:\p{Ll}[\p{Ll}-]*[ \t]+){0,2}(?:provider|partner|supplier|platform|agency|consultancy|company|firm|vendor|tool|solution|specialist|expert)\b/u;
/** "a leading, independent bakery": after an article or "of" a comma only parts adjectives. */
const listed = /^,[ \t]+(?=([\p{Ll}-]{3,}))/u;
const opensList = /\b(?:a|an|the|our|your|their|its|his|her|my|of|with)[ \t]+$/iu;
/** "a robust and secure tool": after "a" so does "and". */
const joinedOn = /^,?[ \t]+(?:and|yet|but)[ \t]+(?=([\p{Ll}-]{3,}))/u;
const opensOne = /\ban?[ \t]+$/iu;
const notANoun =
  /^[ \t]+(?:and|or|but|for|to|at|in|on|of|with|by|from|than|that|which|when|as|if|the|is|are|was|were|has|have|will|can|costs?|starts?)\b/iu;

const nearby = 40;

/** Neighbouring words of praise go together, with the commas and "and" between them. */
function joinNeighbours(email: Email, hits: readonly SentenceHit[]): SentenceHit[] {
  const joined: SentenceHit[] = [];
  for (const hit of hits) {
    const last = joined.at(-1);
    if (last && joint.test(email.body.slice(last.end, hit.start))) {
      joined[joined.length - 1] = { ...last, end: hit.end, phrase: hit.phrase };
    } else joined.push(hit);
  }
  return joined;
}

function withoutPraise(email: Email, { start, end, phrase }: SentenceHit): TextChange | null {
  const before = email.body.slice(Math.max(0, start - 60), start);
  const after = email.body.slice(end, end + nearby);
  const joiner =
    (opensOne.test(before) && joinedOn.exec(after)) ||
    (opensList.test(before) && !oneOf.test(before) && listed.exec(after));
  if (joiner)
    return englishFunctionWords.has(joiner[1] ?? '')
      ? null
      : cut(email, start, end + joiner[0].length);
  if (!wordFollows.test(after)) return null;
  if (adverbs.has(phrase)) return compared.test(before) ? null : cut(email, start, end);
  if (notANoun.test(after) || oneOf.test(before)) return null;
  const joined = adjectiveBefore.exec(before)?.[1];
  if (joined !== undefined) {
    return { field: 'body', start: start - joined.length - 1, end, after: '' };
  }
  if (!determined.test(before)) return null;
  if (/\bthe $/iu.test(before) && soleProvider.test(after)) {
    return swap(email, start - 4, end, articleFor(after.trim()));
  }
  return cut(email, start, end);
}

function reasonFor(words: string, phrase: string): string {
  return adverbs.has(phrase)
    ? `“${words}” adds length, not weight.`
    : `“${words}” is praise any company could print; the fact reads stronger alone.`;
}

/** The cuts of praise; those of swelling adverbs alone, or all but those. */
export function praiseCuts(email: Email, kind: 'adjectives' | 'adverbs'): Candidate[] {
  return joinNeighbours(email, findInSentences(email, praise))
    .filter(({ phrase }) => adverbs.has(phrase) === (kind === 'adverbs'))
    .flatMap((hit) => {
      const change = withoutPraise(email, hit);
      const words = email.body.slice(hit.start, hit.end);
      return change
        ? [{ ...change, rule: 'plain-words', reason: reasonFor(words, hit.phrase) }]
        : [];
    });
}
