import { emptyAdjectives, emptyAdverbs } from '../../lexicon/empty-praise.ts';
import type { Email } from '../../text/email.ts';
import { phraseBook } from '../../text/phrases.ts';
import type { Candidate } from '../candidate.ts';
import { cut } from '../wording/cut.ts';
import { findInSentences } from '../wording/find-in-sentences.ts';
import type { SentenceHit } from '../wording/find-in-sentences.ts';

const praise = phraseBook([...emptyAdjectives, ...emptyAdverbs]);
const adverbs: ReadonlySet<string> = new Set(emptyAdverbs);

const joint = /^(?:,?[ \t]+|,?[ \t]+(?:and|yet|but|&)[ \t]+)$/iu;
const wordFollows = /^[ \t]+[\p{L}-]{3,}/u;
const compared = /\b(?:so|as|how|too|not)[ \t]+$/iu;
const determined =
  /(?:\b(?:a|an|the|our|your|their|its|his|her|my|this|these|those|with|of|and|or|offers?|provides?|uses?|using|delivers?|as)|,)[ \t]+$/iu;
const notANoun =
  /^[ \t]+(?:and|or|but|for|to|at|in|on|of|with|by|from|than|that|which|when|as|if|the)\b/iu;

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

function canGo(email: Email, { start, end, phrase }: SentenceHit): boolean {
  const before = email.body.slice(Math.max(0, start - 24), start);
  const after = email.body.slice(end, end + 24);
  if (!wordFollows.test(after)) return false;
  if (adverbs.has(phrase)) return !compared.test(before);
  return determined.test(before) && !notANoun.test(after);
}

function reasonFor(words: string, phrase: string): string {
  return adverbs.has(phrase)
    ? `“${words}” adds length, not weight.`
    : `“${words}” is praise any company could print; the fact reads stronger alone.`;
}

/** Takes out the adjectives any company could use, where a noun is left standing. */
export function cutPraise(email: Email): Candidate[] {
  return joinNeighbours(email, findInSentences(email, praise))
    .filter((hit) => canGo(email, hit))
    .map((hit) => ({
      ...cut(email, hit.start, hit.end),
      rule: 'plain-words',
      reason: reasonFor(email.body.slice(hit.start, hit.end), hit.phrase),
    }));
}
