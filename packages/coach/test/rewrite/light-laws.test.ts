import fc from 'fast-check';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Draft, applyEdits, parseDraft, parseEmail, rewrite, score } from '../../src/index.ts';
import { flawsBeyond } from '../../src/rewrite/rewrite.ts';
import { arbitraryDraft } from './arbitrary-draft.ts';

const golden = join(import.meta.dirname, '../golden');
const written = ['emails', 'rewrites'].flatMap((folder) =>
  readdirSync(join(golden, folder))
    .filter((file) => file.endsWith('.txt') && !file.endsWith('.rewrite.txt'))
    .map((file) => parseDraft(readFileSync(join(golden, folder, file), 'utf8'))),
);
const drafts: readonly Draft[] = [...written, ...fc.sample(arbitraryDraft)];
const cases = drafts.map((draft) => ({
  draft,
  name: JSON.stringify(draft),
  rewritten: rewrite(draft, { manner: 'light' }),
}));
const lengthsOf = ({ subject, body }: Draft) =>
  parseEmail({ subject, body }).paragraphs.map(({ sentences }) => sentences.length);

describe('every light rewrite', () => {
  it('has the sentences of the draft, as many in each paragraph', () => {
    for (const { draft, name, rewritten } of cases)
      expect(lengthsOf({ ...draft, body: rewritten.body }), name).toEqual(lengthsOf(draft));
  });

  it('changes no more than words of a sentence, the greeting or the subject', () => {
    for (const { draft, name, rewritten } of cases) {
      const { sentences, greeting } = parseEmail(draft);
      const places = [...sentences, ...(greeting ? [greeting] : [])];
      for (const { field, start, end, before, after } of rewritten.edits) {
        expect(before, name).not.toBe('');
        if (field === 'subject') continue;
        const span = places.find((one) => one.start <= start && end <= one.end);
        expect(span, `${name} ${before}`).toBeDefined();
        if (span !== greeting) expect(before, name).not.toBe(span?.text);
        expect(after, name).not.toMatch(/\n/u);
      }
    }
  });

  it('never lowers the score, is what its edits make of the draft, and reads cleanly', () => {
    for (const { draft, name, rewritten } of cases) {
      const { before, after, edits, subject, body } = rewritten;
      expect(after.value, name).toBeGreaterThanOrEqual(before.value);
      expect(after, name).toEqual(score({ ...draft, subject, body }));
      expect(applyEdits(draft, edits), name).toEqual({ ...draft, subject, body });
      const addsFlaw = flawsBeyond(draft);
      for (const edit of edits)
        expect(addsFlaw(applyEdits(draft, [edit])), `${name} ${edit.id}`).toBe(false);
    }
  });

  it('changes less than the full one, and often something', () => {
    const touched = cases.filter(({ rewritten }) => rewritten.edits.length > 0).length;
    expect(touched).toBeGreaterThan(cases.length / 4);
    const some = cases.slice(0, written.length).filter((_, at) => at % 3 === 0);
    const full = some.map(({ draft }) => rewrite(draft).edits.length);
    const light = some.map(({ rewritten }) => rewritten.edits.length);
    const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);
    expect(sum(light)).toBeLessThan(sum(full));
  });
});
