import { describe, expect, it } from 'vitest';
import { applyPass } from '../../../test/rewrite/apply-pass.ts';
import { calmShouting } from './capitals.ts';

describe('calmShouting', () => {
  it.each([
    ['It is the BEST oven.', 'It is the best oven.'],
    ['FREE ovens for all.', 'Free ovens for all.'],
    ['Ovens!!! Bread! Buns!!', 'Ovens! Bread. Buns.'],
    ['ACT NOW for bread.', 'Act now for bread.'],
    ['Cold ovens?!', 'Cold ovens?'],
  ])('turns %j into %j', (before, after) => {
    expect(applyPass(calmShouting, before)).toBe(after);
  });

  it.each(['Bread at last!', 'Our CRM and SEO work in the UK.', 'The ACT is far off.'])(
    'leaves %j alone',
    (body) => {
      expect(applyPass(calmShouting, body)).toBe(body);
    },
  );

  it('leaves a call its mark', () => {
    expect(applyPass(calmShouting, 'We won! GO HAWKS!!! It was late!')).toBe(
      'We won! GO HAWKS! It was late.',
    );
  });
});
