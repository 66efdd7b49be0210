import { expect, it } from 'vitest';
import { applyPass } from '../../../test/rewrite/apply-pass.ts';
import { goodEmail } from '../../../test/good-email.ts';
import { rewrite } from '../rewrite.ts';
import { cutIntensifiers } from './cuts.ts';

it('takes out an adverb that swells a claim', () => {
  expect(applyPass(cutIntensifiers, 'It consistently bakes bread.')).toBe('It bakes bread.');
});

it('offers no such change where it wins nothing', () => {
  const offer = 'Our ovens are hugely popular with bakers in Leeds.';
  const draft = goodEmail({ offer, ask: 'Could we have a call on Tuesday?' });
  const { edits } = rewrite(draft);
  expect(edits.map(({ before }) => before).join(' ')).not.toContain('hugely');
  expect(edits).not.toEqual([]);
});
