import { describe, expect, it } from 'vitest';
import { applyPass } from '../../../test/rewrite/apply-pass.ts';
import { unstackHedges } from './words.ts';

describe('unstackHedges', () => {
  it('leaves one doubt of two', () => {
    expect(applyPass(unstackHedges, 'It could potentially help. Perhaps maybe not.')).toBe(
      'It could help. Perhaps not.',
    );
  });

  it('leaves one doubt of three', () => {
    expect(applyPass(unstackHedges, 'You could possibly potentially mend this.')).toBe(
      'You could mend this.',
    );
  });

  it('lets a single hedge stand', () => {
    const body = 'I think it might help.';
    expect(applyPass(unstackHedges, body)).toBe(body);
  });
});
