import { englishFunctionWords } from '../lexicon/words/function-words.ts';
import type { Email } from '../document/email.ts';
import { newsBeyond } from '../document/new-facts.ts';
import { scanWords } from '../document/sentences.ts';
import { concreteItems } from './concrete-items.ts';

const sharedWords = 0.6;

/** Whether a follow-up says anything that the quoted mail below it did not: a figure, a name, or mostly new words. */
export function bringsNews(email: Email): boolean {
  const { quotedThread: thread, body } = email;
  const items = concreteItems(email);
  if (!thread) return items.length > 0;
  if (newsBeyond(items, [thread.text]).length > 0) return true;
  const said = new Set(scanWords(body, thread.start, thread.end).map(({ key }) => key));
  const telling = email.substance
    .flatMap(({ words }) => words)
    .filter(({ key }) => !englishFunctionWords.has(key));
  const repeated = telling.filter(({ key }) => said.has(key)).length;
  return items.length > 0 && repeated <= telling.length * sharedWords;
}
