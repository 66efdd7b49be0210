import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillBlanks, fillPieces } from './fill-blanks.ts';

describe('fillPieces', () => {
  it('fits an answer to what stands around it in other pieces', () => {
    const values = { what: 'I run an oven shop.', heat: 'The steam of your boiler.' };
    expect(fillPieces(['We are ', '[fill in: what]', '.'], values)).toEqual([
      '',
      'I run an oven shop',
      '.',
    ]);
    expect(fillPieces(['Our ovens ', 'use', ' [fill in: heat]', '!'], values)).toEqual([
      'Our ovens ',
      'use',
      ' the steam of your boiler',
      '!',
    ]);
  });

  it('makes of pieces what is made of the whole, wherever it is cut', () => {
    const words = fc.constantFrom(
      'We are ',
      '[fill in: a]',
      'I saw ',
      '. ',
      '[fill in: b]',
      '!',
      'so ',
    );
    const answer = fc.constantFrom('', 'I run ovens.', 'The steam!', 'your shop', 'nine');
    fc.assert(
      fc.property(fc.array(words), answer, answer, (pieces, a, b) => {
        const filled = fillPieces(pieces, { a, b });
        expect(filled).toHaveLength(pieces.length);
        expect(filled.join('')).toBe(fillBlanks(pieces.join(''), { a, b }));
      }),
    );
  });
});
