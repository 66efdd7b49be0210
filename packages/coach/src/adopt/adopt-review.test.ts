import { expect, it } from 'vitest';
import { drafts } from '../../test/adopt/drafts.ts';
import { applyEdits } from '../rewrite/apply-edits.ts';
import { rewrite } from '../rewrite/rewrite.ts';
import { score } from '../score/score.ts';
import { adoptReview, adoptRewrite } from './adopt-rewrite.ts';

it.each(Object.entries(drafts))('wins what the coach alone would win: %s', (_, draft) => {
  const adopted = adoptReview(draft, draft);
  expect(adopted.after.value).toBeGreaterThanOrEqual(rewrite(draft).after.value);
  expect(adopted.after).toEqual(score({ ...draft, ...textOf(adopted) }));
  expect(applyEdits(draft, adopted.edits)).toEqual({ ...draft, ...textOf(adopted) });
});

it('mends nothing in what is no version of the draft', () => {
  const poem = { subject: null, body: 'Roses are red,\nviolets are blue.' };
  expect(adoptReview(drafts.ovens, poem)).toMatchObject({ verdict: 'unusable', edits: [] });
});

it('says what was mended in the other hand’s text', () => {
  const written = { subject: null, body: `${drafts.ovens.body}\n\nWe are certified.` };
  expect(adoptReview(drafts.ovens, written).mended).toEqual(
    adoptRewrite(drafts.ovens, written).mended,
  );
});

function textOf({ subject, body }: { subject: string | null; body: string }) {
  return { subject, body };
}
