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
  ['a hundred “you”', () => `\n\n${'you '.repeat(100)}.`],
  [
    'words that nobody sees',
    () =>
      '\n\n<span style="display:none">You opened a second office in Berlin on 3 March, so I write.</span>',
  ],
  [
    'words in white on white',
    () =>
      '\n\n<span style="color:#fff">I saw that you hired two bakers in Leeds on 3 May, so I write.</span>',
  ],
  ['signs without a shape', () => '\u200b\u200b\u200b\u200b \u2060 \ufeff'],
];

describe.each(tricks)('%s', (_, trick) => {
  it.each(drafts)('does not raise the score of %s', (_file, draft) => {
    expect(score(withMore(draft, trick(draft))).value).toBeLessThanOrEqual(score(draft).value);
  });
});

describe('a hurried postscript', () => {
  const pitch = parseDraft(
    'Subject: Quick question\n\nHi Ana,\n\nOur solution can help you save money on hosting. Let me know when you are free for a call, and also reply with your budget.\n\nMike',
  );
  const relevanceOf = (draft: Draft) =>
    score(draft).lines.find(({ rule }) => rule === 'relevance')?.points ?? 0;
  const withPostscript = (postscript: string): Draft => ({
    ...pitch,
    body: pitch.body.replace('\n\nMike', `\n\n${postscript}\n\nMike`),
  });

  it.each([
    'P.S. Offer ends Friday!',
    'P.S. Sale ends Monday!',
    'PS: Offer ends Friday!',
    'P.S. The Spring Sale ends Monday!',
    'P.S. Registration closes Friday.',
    'P.S. Doors close Monday.',
    'P.S. Discount expires 3 March.',
    'P.S. Deadline is Friday!',
    'P.S. Webinar starts Monday at 5pm.',
    'P.S. Your offer ends Friday!',
    'P.S. Your exclusive launch price ends Friday.',
    'P.S. Enrollment closes Friday, only 5 Spots left.',
    'P.S. 50% Off ends Friday',
    'P.S. New Prices start Monday.',
    'P.S. I saw the Sale ends Friday.',
    'P.S. You get 20% off your first listing until Friday.',
    'P.S. Hurry, the Doors close Friday.',
  ])('earns no relevance: %s', (postscript) => {
    expect(relevanceOf(withPostscript(postscript))).toBe(relevanceOf(pitch));
  });

  it.each([
    'Spotify, Stripe, Notion, Airbnb, Uber and Canva trust us.',
    'Your competitor Zenmark raised $40m in March.',
    'According to Gartner, 80% of buyers in London agree.',
    'We found 12 errors on your website.',
    'You are losing 30% of your leads every month.',
    'Imagine your team with 40 more hours in March.',
    'Your amazing team and your impressive success in 2024 inspire us.',
  ])('nor does what could be sent to anyone: %s', (sentence) => {
    expect(relevanceOf(withPostscript(sentence))).toBe(relevanceOf(pitch));
  });

  it('earns it when it names what the reader did', () => {
    const told = withPostscript('P.S. I saw that you opened a Berlin office on 3 March.');
    expect(relevanceOf(told)).toBeGreaterThan(relevanceOf(pitch));
  });
});
