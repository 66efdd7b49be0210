import { describe, expect, it } from 'vitest';
import { applyPass } from '../../../../test/rewrite/apply-pass.ts';
import { usePlainWords } from './use-plain-words.ts';

describe('usePlainWords', () => {
  it.each([
    ['We utilise steam and leverage heat.', 'We use steam and use heat.'],
    ['Utilizing steam helps.', 'Using steam helps.'],
    ['It is an endeavour.', 'It is a try.'],
    ['Please find attached our prices.', 'I have attached our prices.'],
  ])('turns %j into %j', (before, after) => {
    expect(applyPass(usePlainWords, before)).toBe(after);
  });

  it('changes no part of a word', () => {
    const body = 'The leveraged-buyout desk is next door.';
    expect(applyPass(usePlainWords, body)).toBe(body);
  });
});
