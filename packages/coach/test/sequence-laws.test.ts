import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftSequence, findBlanks, lintSequence, parseDraft, parseEmail } from '../src/index.ts';
import type { Draft, SequenceMessage } from '../src/index.ts';
import { messageOverlap } from '../src/sequence/message-overlap.ts';
import { anyDraft } from './emails.ts';
import { arbitraryDraft } from './rewrite/arbitrary-draft.ts';

const golden = ['emails', 'sequences', 'rewrites'].flatMap((name) => {
  const folder = new URL(`golden/${name}/`, import.meta.url);
  return readdirSync(folder)
    .filter((file) => /(?:^[^.]+|\.draft)\.txt$/u.test(file))
    .map((file): Draft => parseDraft(readFileSync(new URL(file, folder), 'utf8')));
});
const generated = fc.sample(arbitraryDraft, { numRuns: 150, seed: 20_260_517 });
const cases = [...golden, ...generated].flatMap((draft) =>
  ([2, 3] as const).map((followUps) => ({
    draft,
    messages: draftSequence(draft, { followUps }).messages,
  })),
);
const written = cases.filter(({ messages }) => messages.length > 1);

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
  it('is written for most emails', () => {
    expect(written.length).toBeGreaterThan(cases.length * 0.6);
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

  it('never lets a gap shrink', () => {
    for (const { messages } of written) {
      const gaps = followUpsOf(messages).map(({ gap_days }) => gap_days);
      expect(gaps).toEqual(gaps.toSorted((a, b) => a - b));
      expect(gaps[0]).toBe(3);
    }
  });

  it('repeats nothing: no more than six telling words in ten stand in any message before', () => {
    for (const { messages } of written) {
      const emails = messages.map((message) => parseEmail(message));
      for (const [at, email] of emails.entries())
        for (const earlier of emails.slice(0, at))
          expect(messageOverlap(email, earlier), email.body).toBeLessThanOrEqual(0.6);
    }
  });

  it('has one blank at most beyond those of the greeting and the close', () => {
    for (const { messages } of written) {
      const blanks = followUpsOf(messages)
        .flatMap((message) => parseEmail(message).sentences)
        .flatMap(({ text }) => findBlanks(text));
      expect(blanks.length).toBeLessThanOrEqual(1);
    }
  });

  it('blames nobody, pretends nothing, and ends with a way out', () => {
    for (const { messages } of written) {
      const rules = lintSequence(
        followUpsOf(messages).map((one, at) => ({ ...one, gap_days: 3 * at })),
      ).lines;
      expect(rules.map(({ rule }) => rule)).not.toContain('guilt');
      expect(rules.map(({ rule }) => rule)).not.toContain('bumps');
      expect(rules.map(({ rule }) => rule)).not.toContain('easy-out');
    }
  });

  it('greets and signs as the email does', () => {
    for (const { messages } of written) {
      const [opener, ...rest] = messages.map((message) => parseEmail(message));
      for (const { greeting, signature } of rest) {
        expect(greeting?.text).toBe(opener?.greeting?.text);
        expect(signature?.text).toBe(opener?.signature?.text);
      }
    }
  });
});

describe('whatever the text', () => {
  it('a sequence is drafted without fail, the same each time, and judged from 0 to 100', () => {
    fc.assert(
      fc.property(anyDraft, fc.boolean(), (draft, keepsOpener) => {
        const sequence = draftSequence(draft, { keepsOpener });
        expect(draftSequence({ ...draft }, { keepsOpener })).toEqual(sequence);
        const { value, lines } = lintSequence(sequence.messages);
        expect(lines.reduce((sum, { points }) => sum + points, 100)).toBe(value);
        expect(value).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 150 },
    );
  });
});
