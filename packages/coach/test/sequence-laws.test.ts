import { readFileSync, readdirSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Draft,
  type SequenceMessage,
  draftSequence,
  findBlanks,
  lintSequence,
  parseDraft,
  parseEmail,
} from '../src/index.ts';
import { messageOverlap } from '../src/sequence/sequence-rules.ts';
import { anyDraft } from './emails.ts';
import { arbitraryDraft } from './rewrite/arbitrary-draft.ts';

const golden = ['emails', 'sequences', 'rewrites'].flatMap((name) => {
  const folder = new URL(`golden/${name}/`, import.meta.url);
  return readdirSync(folder)
    .filter((file) => /(?:^[^.]+|\.draft)\.txt$/u.test(file))
    .map((file): Draft => parseDraft(readFileSync(new URL(file, folder), 'utf8')));
});
const generated = fc.sample(arbitraryDraft);
/** Each second sentence would say something else, or nothing, without the first. */
const pairs: readonly (readonly [string, string])[] = [
  [
    'A florist in York kept 14 forms for each order.',
    'We brought that down to 3 and her queue went by noon.',
  ],
  [
    'Most of the guides of your rivals are from 2019.',
    'Theirs name 12 laws that no longer apply in Wales.',
  ],
  [
    'The bakery next to Fulford Station had the ovens you have.',
    'Its gas bill fell by 31% once we changed the burners.',
  ],
  [
    'Sutton Freight sent 74 lorries home empty in May.',
    'The drivers now fill 61 of those for other firms.',
  ],
  [
    'Your neighbours at 14 Mill Lane insulated in 2023.',
    'The same crew can start at number 12 on 4 March.',
  ],
  ['A school in Hull runs 9 chess clubs.', 'There 212 children stay until 5 pm each Friday.'],
  [
    'Parcelmate and Kestrel Pay lost events in a 10 minute outage.',
    'Both moved to our queue within 2 weeks.',
  ],
  ['Ten clinics in Porto fit out at night.', 'Three finished within 11 nights for €40,000.'],
  ['Two vineyards near Otley press at night.', 'Such a press takes 40 minutes less with our pump.'],
  ['Harrow Cycles had an old booking form.', 'The form took 8 minutes and lost one customer in 6.'],
];
const openers = [
  'Your page lists 4 opening hours for Leeds.',
  'You opened a second café in March.',
];

function mailOf(pair: readonly [string, string], opener: string, subject: string | null): Draft {
  const ask = 'Would a sample for your team in Leeds be of use?';
  return { subject, body: `Hi Priya,\n\n${opener}\n\n${pair.join(' ')}\n\n${ask}\n\nBest,\nNora` };
}

const paired = pairs.flatMap((pair) =>
  openers.flatMap((opener) =>
    [null, 'Pumps for Otley', 'Your second café'].map((subject) => mailOf(pair, opener, subject)),
  ),
);
const cases = [...golden, ...generated, ...paired].map((draft) => ({
  draft,
  ...draftSequence(draft),
}));
const written = cases.filter(({ messages }) => messages.length > 1);

/** A text as it reads in one line, in small letters. */
function squeezed(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').toLowerCase();
}

/** A text without what is left to fill in. */
function filled(text: string): string {
  return findBlanks(text).reduceRight(
    (rest, { start, end }) => rest.slice(0, start) + rest.slice(end),
    text,
  );
}

/** Figures, links, and words with a capital inside a sentence, found without the coach's own reading. */
function factsIn(text: string): string[] {
  const figures = text.match(/\d[\d.,:%]*\d%?|\d%?/gu) ?? [];
  const links = text.match(/https?:\S+|\S+@\S+|\{\{?[^}]*\}\}?/gu) ?? [];
  const names = text.match(/(?<=[\p{Ll},] )\p{Lu}[\p{L}'’-]+/gu) ?? [];
  return [...figures, ...links, ...names];
}

function followUpsOf(messages: readonly SequenceMessage[]): readonly SequenceMessage[] {
  return messages.slice(1);
}

describe('every drafted sequence', () => {
  it('is written for many emails, and says why where it is not', () => {
    expect(written.length).toBeGreaterThan(15);
    for (const { draft, messages, recommendations } of cases) {
      const says = /^(?:No follow-up is drafted|This is your last note)/u;
      expect(
        recommendations.some(({ text }) => says.test(text)),
        draft.body,
      ).toBe(messages.length === 1);
    }
  });

  it('holds no figure, link or name that the email has not', () => {
    for (const { draft, messages } of written) {
      const own = `${draft.subject ?? ''} ${draft.body} ${messages[0]?.body ?? ''} ${messages[0]?.subject ?? ''}`;
      for (const { body } of followUpsOf(messages)) {
        const invented = factsIn(filled(body)).filter((fact) => !own.includes(fact));
        expect(invented, body).toEqual([]);
      }
    }
  });

  it('waits three days, and six after a follow-up', () => {
    for (const { draft, messages } of written) {
      const gaps = followUpsOf(messages).map(({ gap_days }) => gap_days);
      expect(gaps).toEqual([parseEmail(draft).reading.stage === 'first' ? 3 : 6]);
    }
  });

  it('says nothing in its own words', () => {
    for (const { draft, messages } of written) {
      const own = squeezed(draft.body);
      for (const message of followUpsOf(messages))
        for (const { text } of parseEmail(message).sentences) expect(own).toContain(squeezed(text));
    }
  });

  it('is not most of the email once more', () => {
    for (const { draft, messages } of written)
      for (const message of followUpsOf(messages))
        expect(messageOverlap(parseEmail(draft), parseEmail(message))).toBeLessThanOrEqual(0.6);
  });

  it('has no blank beyond those of the greeting and the close', () => {
    for (const { messages } of written) {
      const blanks = followUpsOf(messages)
        .flatMap((message) => parseEmail(message).sentences)
        .flatMap(({ text }) => findBlanks(text));
      expect(blanks).toEqual([]);
    }
  });

  it('blames nobody', () => {
    for (const { messages } of written) {
      const rules = lintSequence(
        followUpsOf(messages).map((one, at) => ({ ...one, gap_days: 3 * at })),
      ).lines;
      expect(rules.map(({ rule }) => rule)).not.toContain('guilt');
    }
  });

  it('greets and signs as the email does', () => {
    for (const { messages } of written) {
      const [opener, ...rest] = messages.map((message) => parseEmail(message));
      for (const { greeting, signature } of rest) {
        expect(greeting?.text).toBe(opener?.greeting?.text);
        if (opener?.signature) expect(signature?.text).toBe(opener.signature.text);
      }
    }
  });
});

describe('what a follow-up brings back', () => {
  it('never takes a sentence from the one it leans on', () => {
    for (const { messages } of written)
      for (const { body } of followUpsOf(messages))
        for (const [, leaning] of pairs) expect(body).not.toContain(leaning.slice(8));
  });

  it('stands alone: no opening that follows another sentence, no day that has passed', () => {
    for (const { messages } of written) {
      for (const { body } of followUpsOf(messages)) {
        expect(body).not.toMatch(/\b(?:yesterday|tomorrow|last week|the same)\b/iu);
        expect(body).not.toMatch(
          /(?:this|short version|in one line|write|mind|short): (?:it|they|this|that|she|he)\b/iu,
        );
      }
    }
  });

  it('keeps merge tags to the greeting and the close', () => {
    for (const { messages } of written) {
      for (const message of followUpsOf(messages)) {
        const texts = parseEmail(message).sentences.map(({ text }) => text);
        expect(texts.filter((text) => /\{\{|%\w+%|<<\w+>>/u.test(text))).toEqual([]);
      }
    }
  });
});

describe('whatever the text', () => {
  it('a sequence is drafted without fail, the same each time, and judged from 0 to 100', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const sequence = draftSequence(draft);
        expect(draftSequence({ ...draft })).toEqual(sequence);
        const { value, lines } = lintSequence(sequence.messages);
        expect(lines.reduce((sum, { points }) => sum + points, 100)).toBe(value);
        expect(value).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
