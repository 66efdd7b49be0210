import { englishFunctionWords } from '../../lexicon/words/function-words.ts';
import { numberWords } from '../../lexicon/layout/number-words.ts';
import { sentenceStarters } from '../../lexicon/words/sentence-starters.ts';
import type { Email } from '../../document/email.ts';

const leadingWord = /^[\p{L}\p{N}'’.&-]+/u;

/** Whether the first word of a sentence would be small in the middle of one. */
function opensSmall(text: string, { words }: Pick<Email, 'words'>): boolean {
  const first = leadingWord.exec(text)?.[0] ?? '';
  if (/^I(?:['’]|$)|^\p{Lu}.*\p{Lu}|^\p{N}/u.test(first)) return false;
  const key = first.toLowerCase();
  if (/^ours$/u.test(key) || englishFunctionWords.has(key.replaceAll('’', "'"))) return true;
  if (/^ \p{Lu}\p{Ll}/u.test(text.slice(first.length))) return false;
  const isOrdinary =
    sentenceStarters.has(key) || numberWords.has(key) || /^\p{L}{3,}ing$/u.test(key);
  return isOrdinary || words.some((word) => word.text === key);
}

/** The text as it goes on after a colon: its first letter small, unless it may be a name. */
export function lowerFirst(text: string, email: Pick<Email, 'words'>): string {
  return opensSmall(text, email) ? text.slice(0, 1).toLowerCase() + text.slice(1) : text;
}
