import { describe, expect, it } from 'vitest';
import { check } from '../../../test/check.ts';
import { goodEmail } from '../../../test/good-email.ts';
import { typos } from './typos.ts';

const on = (offer: string) => check(typos, goodEmail({ offer }));

describe('slips', () => {
  it.each([
    ['We recieve flour at night.', 'recieve', 'receive'],
    ['We bake the the rolls.', 'the the', 'the'],
    ['We bake at night.They sell by day.', 'night.They', 'night. They'],
    ['We bake bread,rolls and tarts.', 'bread,rolls', 'bread, rolls'],
    ['Your welcome to a tray.', 'Your welcome', 'You’re welcome'],
    ['It costs more then butter.', 'more then', 'more than'],
    ['It is cheaper and i bake it.', 'i', 'I'],
    ['Teh oven is new.', 'Teh', 'The'],
    ['It is likley cheaper.', 'likley', 'likely'],
    ['We bake on Thrusday.', 'Thrusday', 'Thursday'],
  ])('%s', (offer, slip, meant) => {
    const found = on(offer);
    expect(found).toMatchObject({ loss: 0.5, quotes: [slip] });
    expect(found?.fix).toBe(`Write “${meant}”.`);
  });

  it('costs all for two and counts a small “i” once', () => {
    expect(on('We recieve flour. We definately bake it.')).toMatchObject({
      loss: 1,
      fix: 'Correct all 2.',
    });
    expect(on('i bake, i drive and i sell.')?.loss).toBe(0.5);
  });

  it.each([
    'We colour, organise and analyze; they color and organize.',
    'See example.com, Node.js and v2.Final, i.e. all of it.',
    'It had had its day, and that that is so is very very clear.',
    'Points (i) and ii) stand, and so does i-Bakery.',
    'Its oven is yours, your not-so-new one.',
    'It costs 1,200 or 1.Half of it is butter.',
  ])('is silent on what may be meant: %s', (offer) => {
    expect(on(offer)?.quotes ?? []).toEqual([]);
  });

  it('leaves names, links and quotations alone', () => {
    expect(
      on('We asked Adn Recieve, who said “teh best” at https://x.example/teh.Adn.'),
    ).toBeNull();
  });
});
