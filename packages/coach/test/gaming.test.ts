import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseDraft, score, type Draft } from '../src/index.ts';

const emails = [
  'roastery-second-cafe',
  'insurance-broker-meeting',
  'agency-template',
  'good-follow-up',
  'podcast-guest-pitch',
].map((name): [string, Draft] => [
  name,
  parseDraft(readFileSync(join(import.meta.dirname, 'golden/emails', `${name}.txt`), 'utf8')),
]);

/** An order that follows from the text alone, never that of the text. */
const shuffled = <T>(items: readonly T[]): T[] =>
  items.filter((_, at) => at % 2 === 1).concat(items.filter((_, at) => at % 2 === 0));

/** What no reader is helped by; `bench/panel/gaming.ts` tries more of it, on every email of the panel. */
const changes: Readonly<Record<string, (body: string) => string>> = {
  'the same email twice': (body) => `${body}\n\n${body}`,
  'zero-width letters': (body) => body.replace(/(\p{L}{3})(?=\p{L})/gu, '$1\u200b'),
  'in capitals': (body) => body.toUpperCase(),
  'words shuffled within lines': (body) =>
    body.replace(/[^\n]+/gu, (line) => shuffled(line.split(' ')).join(' ')),
  'letters shuffled within words': (body) =>
    body.replace(/(?<=\p{L})\p{L}{2,}(?=\p{L})/gu, (inner) => shuffled(Array.from(inner)).join('')),
  'a hundred times one word': (body) => `${body}\n\n${'really '.repeat(100)}.`,
  'a string of signs': (body) => `${body}\n\n*** --- ***\n\n...`,
};

describe.each(Object.entries(changes))('%s', (_, change) => {
  it.each(emails)('does not raise the score of %s', (_name, draft) => {
    const changed = { ...draft, body: change(draft.body) };
    expect(score(changed).value).toBeLessThanOrEqual(score(draft).value);
  });
});
