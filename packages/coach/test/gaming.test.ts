import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseDraft, parseEmail, score, type Draft } from '../src/index.ts';

const folder = join(import.meta.dirname, 'golden', 'emails');
const drafts = readdirSync(folder).map((file): [string, Draft] => [
  file,
  parseDraft(readFileSync(join(folder, file), 'utf8')),
]);

/** The draft with more text at the end of its message, before any sign-off. */
function withMore(draft: Draft, more: string): Draft {
  const email = parseEmail(draft);
  const end = email.sentences.at(-1)?.end ?? 0;
  return { ...draft, body: `${draft.body.slice(0, end)}${more}${draft.body.slice(end)}` };
}

const tricks: readonly [string, (draft: Draft) => string][] = [
  [
    'saying everything twice',
    (draft) =>
      `\n\n${parseEmail(draft)
        .sentences.map(({ text }) => text)
        .join(' ')}`,
  ],
  ['repeating the last sentence', (draft) => ` ${parseEmail(draft).sentences.at(-1)?.text ?? ''}`],
  [
    'a list of keywords',
    () => '\n\nShopify Klaviyo Berlin 2026 40% CEO revenue growth Leeds checkout 12 March.',
  ],
  ['names and figures in fragments', () => '\n\nLeeds. March. 40%. Fernhill. Berlin.'],
  ['a string of question marks', () => ' ??? ????'],
  [
    'one word over and over',
    () => ' really really really really really really really really really.',
  ],
  ['“you” over and over', () => '\n\nYou you you you your your your you you you.'],
  ['signs', () => '\n\n*** --- ***\n\n...'],
];

describe.each(tricks)('%s', (_, trick) => {
  it.each(drafts)('does not raise the score of %s', (_file, draft) => {
    expect(score(withMore(draft, trick(draft))).value).toBeLessThanOrEqual(score(draft).value);
  });
});
