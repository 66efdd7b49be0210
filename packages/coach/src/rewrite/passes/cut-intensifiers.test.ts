import { expect, it } from 'vitest';
import { applyPass } from '../../../test/rewrite/apply-pass.ts';
import { cutIntensifiers } from './cuts.ts';

it('takes out an adverb that swells a claim', () => {
  expect(applyPass(cutIntensifiers, 'It consistently bakes bread.')).toBe('It bakes bread.');
});
