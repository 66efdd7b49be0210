import { describe, expect, it } from 'vitest';
import { applyPass } from '../../../test/rewrite/apply-pass.ts';
import { shortenWordy } from './words.ts';

describe('shortenWordy', () => {
  it.each([
    ['In order to bake, wait.', 'To bake, wait.'],
    ['We wait in\norder to bake.', 'We wait to bake.'],
    ['Due to the fact that it rained, we left.', 'Because it rained, we left.'],
    ['A large number of shops closed.', 'Many shops closed.'],
    ['A large number of the shops closed.', 'Many of the shops closed.'],
  ])('turns %j into %j', (before, after) => {
    expect(applyPass(shortenWordy, before)).toBe(after);
  });

  it('leaves “help with regard to” a sentence', () => {
    const body = 'We help small bakers with regards to tax.';
    expect(applyPass(shortenWordy, body)).toBe(body);
  });

  it('needs the whole phrase', () => {
    const body = 'We put the tins in order, to be sure.';
    expect(applyPass(shortenWordy, body)).toBe(body);
  });
});
