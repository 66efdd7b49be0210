import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { orderSymbol, tagText } from '@replysmith/coach/score';
import { loadEmails } from './panel.ts';

/**
 * Counts sequences of word classes and letters in the development part and in the project's own
 * texts, and writes the coach's `data/language.json`. Needs no ratings.
 */
const root = join(import.meta.dirname, '../..');
const ownTexts = globSync(
  ['packages/coach/knowledge/*/*.md', 'packages/library/templates/*/*.md'],
  { cwd: root },
)
  .sort()
  .map((path) => readFileSync(join(root, path), 'utf8').replace(/^---[\s\S]*?---/u, ''));
const texts = [
  ...loadEmails()
    .filter(({ part, isReal }) => part === 'develop' && !isReal)
    .map(({ draft }) => draft.body),
  ...ownTexts,
];

function add(counts: Map<string, number>, key: string, count = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + count);
}

const pairs = new Map<string, number>();
const words = new Map<string, number>();
for (const text of texts) {
  for (const line of text.split('\n')) {
    const symbols = ['^', ...tagText(line).map(orderSymbol), '$'];
    for (const [at, symbol] of symbols.entries())
      if (at > 0) add(pairs, `${symbols[at - 1] ?? '^'} ${symbol}`);
  }
  for (const word of text.toLowerCase().match(/(?<![\p{L}@./])\p{L}{3,}(?![\p{L}@])/gu) ?? [])
    add(words, word);
}
const letters = new Map<string, number>();
for (const [word, count] of words) {
  const framed = `^^${word}$`;
  for (let at = 2; at < framed.length; at += 1)
    add(letters, framed.slice(at - 2, at + 1), 1 + Math.log(count));
}

const inOrder = (counts: Map<string, number>, least: number) =>
  Object.fromEntries(
    [...counts]
      .flatMap(([key, count]) => (count >= least ? [[key, Math.round(count)] as const] : []))
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
writeFileSync(
  join(root, 'packages/coach/data/language.json'),
  `${JSON.stringify({ pairs: inOrder(pairs, 2), letters: inOrder(letters, 1) })}\n`,
);
