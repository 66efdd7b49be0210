import { sureVerbs } from '../lexicon/topics/phrase-boundaries.ts';
import { clauseVerbs } from '../lexicon/topics/topic-boundaries.ts';
import { englishFunctionWords } from '../lexicon/words/function-words.ts';
import type { Word } from '../document/email.ts';

const longest = 3;
const plainWord = /^[\p{L}][\p{L}\p{N}'’-]*$/u;

function endsPhrase(word: Word, isFirst: boolean): boolean {
  const { key } = word;
  if (!plainWord.test(word.text) || englishFunctionWords.has(key)) return true;
  if ((/ly$/u.test(key) && key.length > 5) || /['’]s?$|n['’]t$/u.test(key)) return true;
  return !isFirst && (clauseVerbs.has(key) || sureVerbs.has(key) || /[^e]ed$/u.test(key));
}

/** The words from `at` on that read as one thing: "checkout" of "checkout takes a while". */
export function nounPhraseAt(body: string, words: readonly Word[], at: number): readonly Word[] {
  const phrase: Word[] = [];
  for (let index = at; index < words.length && phrase.length < longest; index += 1) {
    const word = words[index];
    const last = phrase.at(-1);
    if (!word || endsPhrase(word, phrase.length === 0)) break;
    if (last && body.slice(last.end, word.start) !== ' ') break;
    phrase.push(word);
  }
  const last = phrase.at(-1);
  const isCut = last !== undefined && /ing$/u.test(last.key) && phrase.length > 1;
  return isCut ? phrase.slice(0, -1) : phrase;
}
