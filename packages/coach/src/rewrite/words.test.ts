import { describe, expect, it } from 'vitest';
import { applyPass } from '../../test/rewrite/apply-pass.ts';
import { plainly } from './words.ts';

describe('a plain word', () => {
  it.each([
    ['We utilise steam for each batch.', 'We use steam for each batch.'],
    ['Utilizing your data, we cut waste.', 'Using your data, we cut waste.'],
    ['The team leveraged the ovens last year.', 'The team used the ovens last year.'],
    ['We procured two ovens.', 'We bought two ovens.'],
    ['They streamlined the baking.', 'They simplified the baking.'],
    ['She streamlines their work.', 'She simplifies their work.'],
    ['We are streamlining the orders.', 'We are simplifying the orders.'],
    ['They expedited the order.', 'They sped up the order.'],
    ['We work in order to save heat.', 'We work to save heat.'],
    ['This could potentially save heat.', 'This could save heat.'],
  ])('turns %j into %j', (before, after) => {
    expect(applyPass(plainly, `Hi Tom,\n\n${before}`)).toBe(`Hi Tom,\n\n${after}`);
  });

  it.each([
    'We have leverage over the price.',
    'Our clients love Leverage.',
    'We run an innovative bakery.',
    'It is truly simple.',
    'It is one of the most innovative.',
    'The oven is innovative.',
    'We help companies synergise their data.',
    'The platform is as robust as a tank.',
    'We run an assisted living home in Leeds.',
    'Assisted living homes need ramps.',
    'Our leveraged fund grew, and we are leveraged 3 to 1.',
    'We have a sufficient supply of flour.',
    'You would have the potential to save heat.',
    'We might have the ability to help.',
    'We help with every assistance we can give.',
  ])('leaves %j as it is', (body) => {
    expect(applyPass(plainly, `Hi Tom,\n\n${body}`)).toBe(`Hi Tom,\n\n${body}`);
  });
});
