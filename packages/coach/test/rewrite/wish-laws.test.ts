import fc from 'fast-check';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  type Draft,
  type TextLength,
  applyEdits,
  manners,
  parseDraft,
  parseEmail,
  rewrite,
  score,
  textLengths,
  tones,
} from '../../src/index.ts';
import { flawsBeyond } from '../../src/rewrite/rewrite.ts';
import { keepsTokens, tokensToKeep } from '../../src/rewrite/protection.ts';
import { arbitraryDraft } from './arbitrary-draft.ts';

const golden = join(import.meta.dirname, '../golden');
const written = ['emails', 'rewrites'].flatMap((folder) =>
  readdirSync(join(golden, folder))
    .filter((file) => file.endsWith('.txt') && !file.endsWith('.rewrite.txt'))
    .map((file) => parseDraft(readFileSync(join(golden, folder, file), 'utf8'))),
);
const wishes = tones.flatMap((tone) => textLengths.map((length) => ({ tone, length })));
const everyWish = manners.flatMap((manner) => wishes.map((wish) => ({ ...wish, manner })));
const drafts: readonly Draft[] = fc.sample(arbitraryDraft, { numRuns: 40, seed: 20_261_122 });
const cases = [...written.filter((_, at) => at % 3 === 0), ...drafts].flatMap((draft) =>
  everyWish.map((options) => ({
    draft,
    options,
    name: JSON.stringify({ ...options, ...draft }),
    rewritten: rewrite(draft, options),
  })),
);

describe('every rewrite in a tone and a length', () => {
  it('never lowers the score, and is what its edits make of the draft', () => {
    for (const { draft, name, rewritten } of cases) {
      const { before, after, edits, subject, body } = rewritten;
      expect(after.value, name).toBeGreaterThanOrEqual(before.value);
      expect(after, name).toEqual(score({ ...draft, subject, body }));
      expect(applyEdits(draft, edits), name).toEqual({ ...draft, subject, body });
      for (const edit of edits) expect(edit.reason, name).not.toBe('');
    }
  });

  it('keeps every name, figure, link, tag and quotation, and the signature', () => {
    for (const { draft, name, rewritten } of cases) {
      const email = parseEmail(draft);
      expect(keepsTokens(tokensToKeep(email), { ...draft, ...rewritten }), name).toBe(true);
      expect(rewritten.body, name).toContain(email.signature?.text ?? '');
    }
  });

  it('reads cleanly whichever change is kept', () => {
    for (const { draft, name, rewritten } of cases) {
      const addsFlaw = flawsBeyond(draft);
      for (const edit of rewritten.edits)
        expect(addsFlaw(applyEdits(draft, [edit])), `${name} ${edit.id}`).toBe(false);
    }
  });

  it('leaves next to nothing to change', () => {
    const again = cases.filter(({ draft, options, rewritten: { subject, body } }) => {
      return rewrite({ ...draft, subject, body }, options).edits.length > 0;
    });
    expect(again.length).toBeLessThanOrEqual(cases.length / 50);
  });
});

describe('a length', () => {
  const some = written.filter((_, at) => at % 4 === 1);
  const wordsIn = (length: TextLength) =>
    some.reduce((sum, draft) => {
      const { subject, body } = rewrite(draft, { length });
      return sum + parseEmail({ ...draft, subject, body }).words.length;
    }, 0);

  it('makes short ones shorter and long ones longer', () => {
    const medium = wordsIn('medium');
    expect(wordsIn('short')).toBeLessThan(medium);
    expect(wordsIn('long')).toBeGreaterThan(medium);
  }, 60_000);

  it('is medium where nothing is said', () => {
    for (const draft of some.slice(0, 5))
      expect(rewrite(draft, { length: 'medium' })).toEqual(rewrite(draft));
  });
});
