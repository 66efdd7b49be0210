import { boastWords } from '../../../lexicon/boast-words.ts';
import { emptyAdjectives, emptyAdverbs, emptyPromises } from '../../../lexicon/empty-praise.ts';
import { englishFunctionWords } from '../../../lexicon/function-words.ts';
import type { Email, Sentence, Word } from '../../../text/email.ts';
import { hasPhrase, phraseBook } from '../../../text/words/phrases.ts';
import type { Candidate } from '../../candidate.ts';
import { cutSentence } from '../../wording/cut-sentence.ts';
import { leansBack } from '../../wording/leans-back.ts';

const boastful = phraseBook([...emptyAdjectives, ...emptyPromises]);
const swelling: ReadonlySet<string> = new Set([...emptyAdverbs, ...emptyAdjectives]);
const selfPromise = phraseBook([...emptyAdjectives]);

/** Where a clause hangs on a sentence that can do without it. */
const clauseStart =
  /,\s+(?:(?:and|as)\s+(?=our\b|we\b|it\b|they\b)|(?:which|ensuring|delivering|driving|offering|providing|helping|with|an?|the|one of)\b)|\s+and\s+(?=our\b)/giu;

/** A longer sentence is not one that a person wrote. */
const longestRead = 200;

function saysNothing(words: readonly Word[]): boolean {
  return (
    words.length >= 3 &&
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

function cutClause(sentence: Sentence): Candidate | null {
  if (sentence.words.length > longestRead) return null;
  for (const found of sentence.text.matchAll(clauseStart)) {
    const from = sentence.start + found.index;
    const rest = sentence.text.slice(found.index + found[0].length);
    const comma = rest.indexOf(',');
    const closing = /[.!?]*$/u.exec(sentence.text)?.[0].length ?? 0;
    const end = comma === -1 ? sentence.end - closing : from + found[0].length + comma;
    const words = sentence.words.filter((word) => word.start >= from && word.end <= end);
    const left = sentence.words.filter((word) => word.end <= from);
    const isAside = comma !== -1 && /,\s+(?:an?|the|one of|which|with)\b/iu.test(found[0]);
    const isListed = comma !== -1 && !isAside;
    if (isListed || left.length < (isAside ? 1 : 3) || !saysNothing(words)) continue;
    const to = isAside ? end + 1 : end;
    const text = sentence.text.slice(from - sentence.start, to - sentence.start);
    return {
      field: 'body',
      start: from,
      end: to,
      after: '',
      rule: 'plain-words',
      reason: boastReason(text),
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
      saysNothing(sentence.words) &&
      !leansBack(email.sentences[at + 1]?.text ?? '');
    const change = whole ? cutSentence(email, sentence) : null;
    if (change) return [{ ...change, rule: 'plain-words', reason: boastReason(sentence.text) }];
    const clause = cutClause(sentence);
    return clause ? [clause] : [];
  });
}
