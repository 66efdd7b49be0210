import { describe, expect, it } from 'vitest';
import { applyPass } from '../../../test/rewrite/apply-pass.ts';
import { usePlainWords } from './words.ts';

describe('usePlainWords', () => {
  it.each([
    ['We utilise steam and leverage heat.', 'We use steam and use heat.'],
    ['Utilizing steam helps.', 'Using steam helps.'],
    ['It is a long overdue deep dive.', 'It is a long overdue close look.'],
    ['Numerous low-hanging fruit.', 'Many easy wins.'],
    ['I would like to reach out to your baker.', 'I would like to contact your baker.'],
    ['Going forward, we bake.', 'From now on, we bake.'],
    ['Please find attached our prices.', 'I have attached our prices.'],
  ])('turns %j into %j', (before, after) => {
    expect(applyPass(usePlainWords, before)).toBe(after);
  });

  it.each([
    'You gain leverage over your millers.',
    'I am reaching out to ask about bread.',
    'We are moving forward with the oven.',
  ])('leaves %j alone, where the word means something else', (body) => {
    expect(applyPass(usePlainWords, body)).toBe(body);
  });

  it('changes no part of a word', () => {
    const body = 'The leveraged-buyout desk is next door.';
    expect(applyPass(usePlainWords, body)).toBe(body);
  });
});
