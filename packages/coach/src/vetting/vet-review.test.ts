import { expect, it } from 'vitest';
import { drafts } from '../../test/vetting/drafts.ts';
import { applyEdits } from '../rewrite/apply-edits.ts';
import { rewrite } from '../rewrite/rewrite.ts';
import { score } from '../score/score.ts';
import { vetReview, vetRewrite } from './vet-rewrite.ts';

it.each(Object.entries(drafts))('wins what the coach alone would win: %s', (_, draft) => {
  const vetted = vetReview(draft, draft);
  expect(vetted.after.value).toBeGreaterThanOrEqual(rewrite(draft).after.value);
  expect(vetted.after).toEqual(score({ ...draft, ...textOf(vetted) }));
  expect(applyEdits(draft, vetted.edits)).toEqual({ ...draft, ...textOf(vetted) });
});

it('mends nothing in what is no version of the draft', () => {
  const poem = { subject: null, body: 'Roses are red,\nviolets are blue.' };
  expect(vetReview(drafts.ovens, poem)).toMatchObject({ verdict: 'unusable', edits: [] });
});

it('says what was mended in the other hand’s text', () => {
  const written = { subject: null, body: `${drafts.ovens.body}\n\nWe are certified.` };
  expect(vetReview(drafts.ovens, written).repaired).toEqual(
    vetRewrite(drafts.ovens, written).repaired,
  );
});

function textOf({ subject, body }: { subject: string | null; body: string }) {
  return { subject, body };
}
