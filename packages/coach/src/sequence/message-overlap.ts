import { englishFunctionWords } from '../lexicon/words/function-words.ts';
import type { Email, ProtectedKind } from '../document/email.ts';
import { newsBeyond } from '../document/new-facts.ts';

const newsKinds: ReadonlySet<ProtectedKind> = new Set(['number', 'name', 'date', 'quotation']);
/** Above this a message says what an earlier one has said. */
export const mostOverlap = 0.6;

const plainWord = /^[\p{L}\p{N}]/u;

/** The words that carry the meaning of the message proper, each once. */
export function tellingWords({ words }: Pick<Email, 'words'>): ReadonlySet<string> {
  return new Set(
    words
      .map(({ key }) => key.replace(/'s$/u, ''))
      .filter((key) => plainWord.test(key) && !englishFunctionWords.has(key)),
  );
}

/** The share of a message's telling words that an earlier message has too, 0 to 1. */
export function messageOverlap(message: Email, earlier: Email): number {
  const words = [...tellingWords(message)];
  const before = tellingWords(earlier);
  return words.length === 0 ? 0 : words.filter((word) => before.has(word)).length / words.length;
}

/** Whether a message names a figure, a name or a day that none of the earlier ones has; a blank will. */
export function bringsNews(message: Email, earlier: readonly Email[]): boolean {
  const told = message.protectedTokens.filter(({ field }) => field === 'body');
  const tokens = told.filter(({ kind }) => newsKinds.has(kind)).map(({ text }) => text);
  const before = earlier.map(({ body }) => body);
  return told.some(({ kind }) => kind === 'blank') || newsBeyond(tokens, before).length > 0;
}
