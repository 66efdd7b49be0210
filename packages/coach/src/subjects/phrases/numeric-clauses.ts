import { englishFunctionWords } from '../../lexicon/words/function-words.ts';
import { pastVerbs } from '../../lexicon/topics/phrase-boundaries.ts';
import { clauseVerbs } from '../../lexicon/topics/topic-boundaries.ts';
import type { Email, Sentence, Word } from '../../document/email.ts';
import type { WeighedIdea } from './name-phrases.ts';

const figure = /^[$€£]?\p{N}[\p{N}.,]*(?:%|k|m|bn)?$/iu;
const pronoun =
  /^(?:i|we|you|they|it|he|she|them|us|him|her|me|this|that|these|those|our|my|their|its|which|who|i'm|we're|you're|it's|he's|she's|they're|there|\p{L}+sel(?:f|ves))$/u;
const verb = /ed$/u;
const fewestWords = 3;
const mostWords = 6;
const forNews = 4;
const forOthers = 1;

/** The words between two stops; a comma, a colon and an "and" are stops. */
function clausesOf(body: string, { words }: Sentence): Word[][] {
  const clauses: Word[][] = [[]];
  for (const [at, word] of words.entries()) {
    const before = words[at - 1];
    const isStop = before !== undefined && /[,;:—–()]/u.test(body.slice(before.end, word.start));
    if (isStop || word.key === 'and' || word.key === 'but') clauses.push([]);
    if (word.key !== 'and' && word.key !== 'but') clauses.at(-1)?.push(word);
  }
  return clauses;
}

/** Short clauses that are news by themselves: "34% put off seeing a dentist". */
export function numericClauses(email: Email): WeighedIdea[] {
  const weight = email.reading.profile === 'pr' ? forNews : forOthers;
  return email.substance.flatMap((sentence) =>
    clausesOf(email.body, sentence).flatMap((words): WeighedIdea[] => {
      const [first] = words;
      const isShort = words.length >= fewestWords && words.length <= mostWords;
      if (!first || !isShort || !figure.test(first.text)) return [];
      if (words.some(({ key }) => pronoun.test(key))) return [];
      if (englishFunctionWords.has(words.at(-1)?.key ?? '') || !words.slice(1, 3).some(isVerb))
        return [];
      const text = words.map(({ text: word }) => word).join(' ');
      return [{ subject: text, reason: 'News in one line, with its figure.', weight }];
    }),
  );
}

function isVerb({ key }: Word): boolean {
  return pastVerbs.has(key) || clauseVerbs.has(key) || verb.test(key);
}
