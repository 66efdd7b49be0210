import { roleWords, workplaces } from '../../lexicon/briefs/roles.ts';
import { finiteVerbs } from '../../lexicon/briefs/verbs.ts';
import { capitalise } from '../../rewrite/wording/letter-case.ts';
import { englishFunctionWords } from '../../lexicon/words/function-words.ts';
import { toReader } from './tidy.ts';

const others = /^(?:they|them|their|theirs|themselves|they're|they've|they'll|they'd)$/u;
const single: ReadonlySet<string> = new Set(workplaces.values());
const crowd =
  /^(?:people|women|men|children|staff|crew|everyone|everybody|somebody|nobody|each|both)$/u;

/** Whether "they" could be who a word names: several, a person, a place of work, or a name. */
function couldBeThey(word: string, at: number): boolean {
  const key = word.toLowerCase();
  if (englishFunctionWords.has(key) || finiteVerbs.has(key)) return crowd.test(key);
  const isNamed = at > 0 && /^\p{Lu}\p{Ll}/u.test(word);
  const isSeveral = /[^s'i]s$/u.test(key) && !/(?:us|ss|is)$/u.test(key);
  return isNamed || isSeveral || crowd.test(key) || roleWords.has(key) || single.has(key);
}

function wordsOf(text: string): string[] {
  return text.replaceAll('’', "'").match(/[\p{L}\p{N}'-]+/gu) ?? [];
}

/**
 * Facts with "they" turned to the reader, "I measured your checkout", as long as nobody else was named who they could
 * be: from there on the writer's words stay.
 */
export function factsToReader(sentences: readonly string[]): string[] {
  let isOpen = true;
  return sentences.map((sentence) => {
    const words = wordsOf(sentence);
    const theirs = words.findLastIndex((word) => others.test(word.toLowerCase()));
    const another = words.findIndex(couldBeThey);
    const isCompared = /\b(?:like|as|than)\s(?:theirs|them)\b/iu.test(sentence);
    const isReader = isOpen && theirs !== -1 && (another === -1 || another > theirs || isCompared);
    if (another !== -1 && !isReader) isOpen = false;
    return isReader ? capitalise(toReader(sentence)) : sentence;
  });
}
