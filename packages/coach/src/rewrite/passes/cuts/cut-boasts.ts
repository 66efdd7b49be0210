import { boastWords } from '../../../lexicon/wording/boast-words.ts';
import {
  emptyAdjectives,
  emptyAdverbs,
  emptyPromises,
} from '../../../lexicon/wording/empty-praise.ts';
import { englishFunctionWords } from '../../../lexicon/words/function-words.ts';
import type { Email, Sentence, Word } from '../../../document/email.ts';
import { hasPhrase, phraseBook } from '../../../document/sentences.ts';
import type { Candidate } from '../../candidate.ts';
import { cutSentence } from '../../wording/cut-sentence.ts';
import { leansBack } from '../../wording/leans-back.ts';
import { touchesName } from '../../wording/touches-name.ts';

const boastful = phraseBook([...emptyAdjectives, ...emptyPromises]);
const swelling: ReadonlySet<string> = new Set([...emptyAdverbs, ...emptyAdjectives]);
const selfPromise = phraseBook([...emptyAdjectives]);

/** Where a clause hangs on a sentence that can do without it. */
const clauseStart =
  /,\s+(?:(?:and|as)\s+(?=our\b|we\b|it\b|they\b)|(?:which|ensuring|delivering|driving|offering|providing|helping|with|an?|the|one of)\b)|\s+and\s+(?=our\b)/giu;

const isAside = /,\s+(?:an?|the|one of|which|with)\b/iu;
const isNounPhrase = /,\s+(?:an?|the|one of)\b/iu;
/** What follows an aside: the verb of the sentence, or its subject after "At Kite, …". */
const goesOn =
  /^\s+(?:(?:also|now|recently|just|already|currently)\s+)?(?:is|are|was|were|has|have|had|can|will|would|does|did|I|we|you|our|my|your|helps?|makes?|made|builds?|built|bakes?|baked|cuts?|saves?|saved|sells?|sold|runs?|ran|plans?|planned|offers?|offered|provides?|gives?|gave|works?|worked|serves?|served|ships?|shipped|designs?|designed|develops?|developed|delivers?|delivered|supports?|specialises?|specializes?|wants?|needs?|asked|opened|launched|founded|raised|reduced|won|grew|moved|hired|joined|started|turned)\b/iu;
const nearby = 40;

/** A longer sentence is not one that a person wrote. */
const longestRead = 200;

function saysNothing(email: Email, words: readonly Word[]): boolean {
  return (
    words.length >= 3 &&
    !words.some((word) => touchesName(email, word)) &&
    hasPhrase(words, boastful) &&
    words.every(
      ({ key }) =>
        englishFunctionWords.has(key) ||
        boastWords.has(key) ||
        swelling.has(key) ||
        key.split('-').every((part) => boastWords.has(part) || englishFunctionWords.has(part)),
    )
  );
}

function boastReason(text: string): string {
  const words = text.replace(/^[\s,]+|[\s,.]+$/gu, '').replace(/\s+/gu, ' ');
  const quote = words.length > 60 ? `${words.slice(0, words.lastIndexOf(' ', 60))} …` : words;
  return `“${quote}” could be said by any company, so it says nothing about yours.`;
}

/** Where a clause that runs on to a comma ends; null where the comma only parts the things of a list. */
function endOfAside(sentence: Sentence, from: number): number | null {
  for (let comma = sentence.text.indexOf(',', from); comma !== -1;) {
    const rest = sentence.text.slice(comma + 1, comma + 1 + nearby);
    if (goesOn.test(rest)) return comma;
    comma = sentence.text.indexOf(',', comma + 1);
  }
  return null;
}

type Clause = { readonly start: number; readonly end: number; readonly isInside: boolean };

/** The clause that opens here, in places of the sentence: up to where the sentence goes on without it. */
function clauseAt(sentence: Sentence, start: number, opening: string): Clause | null {
  const inside = isAside.test(opening) ? endOfAside(sentence, start + opening.length) : null;
  if (inside !== null) return { start, end: inside, isInside: true };
  const closing = /[.!?]*$/u.exec(sentence.text)?.[0].length ?? 0;
  const end = sentence.text.length - closing;
  const hasComma = sentence.text.slice(start + opening.length, end).includes(',');
  const isOpen = hasComma && !isNounPhrase.test(opening);
  return isOpen ? null : { start, end, isInside: false };
}

/** "We bake bread, cakes, the best pies": the last of several things is no aside. */
function closesList(sentence: Sentence, start: number, opening: string): boolean {
  const left = sentence.text.slice(0, start);
  return isNounPhrase.test(opening) && left.includes(',') && !/\p{Lu}[\p{L}\p{N}’'-]*$/u.test(left);
}

function cutClause(email: Email, sentence: Sentence): Candidate | null {
  if (sentence.words.length > longestRead) return null;
  for (const { index, 0: opening } of sentence.text.matchAll(clauseStart)) {
    const clause = clauseAt(sentence, index, opening);
    if (!clause || closesList(sentence, index, opening)) continue;
    const [start, end] = [sentence.start + clause.start, sentence.start + clause.end];
    const words = sentence.words.filter((word) => word.start >= start && word.end <= end);
    const left = sentence.words.filter((word) => word.end <= start);
    if (left.length < (clause.isInside ? 1 : 3) || !saysNothing(email, words)) continue;
    return {
      field: 'body',
      start,
      end: clause.isInside ? end + 1 : end,
      after: '',
      rule: 'plain-words',
      reason: boastReason(email.body.slice(start, end)),
    };
  }
  return null;
}

/** Takes out clauses and sentences made of nothing but praise and promises. */
export function cutBoasts(email: Email): Candidate[] {
  return email.sentences.flatMap((sentence, at) => {
    if (
      sentence.text.includes('?') ||
      email.asks.some((ask) => ask.sentence.start === sentence.start)
    )
      return [];
    const whole =
      hasPhrase(sentence.words, selfPromise) &&
      saysNothing(email, sentence.words) &&
      !leansBack(email.sentences[at + 1]?.text ?? '');
    const change = whole ? cutSentence(email, sentence) : null;
    if (change) return [{ ...change, rule: 'plain-words', reason: boastReason(sentence.text) }];
    const clause = cutClause(email, sentence);
    return clause ? [clause] : [];
  });
}
