import { describe, expect, it } from 'vitest';
import { check } from '../../../test/check.ts';
import { goodEmail } from '../../../test/good-email.ts';
import { readerFocus } from './reader-focus.ts';

const on = (offer: string) => check(readerFocus, goodEmail({ offer }));

describe('reader focus', () => {
  it('quotes every we and our when they crowd out the reader', () => {
    const found = on('We bake. We deliver. Our ovens are ours. Call us.');
    expect(found?.quotes).toEqual(['We', 'We', 'Our', 'ours', 'us']);
    expect(found?.loss).toBeGreaterThan(0.5);
    expect(found?.fix).toContain('Keep 3');
  });

  it.each([
    [3, 0, 0],
    [4, 0, 1],
    [9, 1, 0.835],
    [4, 1, 0.67],
    [6, 4, 0.33],
    [5, 5, 0.165],
    [4, 6, 0],
  ])('%i of “we” beside %i of “you” cost %f', (ours, theirs, loss) => {
    const sayings = Array.from({ length: ours }, (_, at) => `We bake loaf ${at}.`);
    const yours = Array.from({ length: theirs }, (_, at) => `You sell roll ${at}.`);
    const draft = { subject: null, body: [...sayings, ...yours].join(' ') };
    expect(check(readerFocus, draft)?.loss ?? 0).toBeCloseTo(loss, 6);
  });

  it('is silent on three of them, and when “you” balances them', () => {
    expect(on('We bake and we deliver. We like it.')).toBeNull();
    expect(
      on(
        'We bake, you sell. We deliver, you rest. Our ovens free yours. You, your team, your nights.',
      ),
    ).toBeNull();
  });

  it('is silent when “you” and “your” are three in five', () => {
    const draft = {
      subject: null,
      body: 'We bake. We mill. We fold. We drive. You sell. You rest. Your shop is yours. You and your son gain.',
    };
    expect(check(readerFocus, draft)).toBeNull();
  });

  it('never counts “I”', () => {
    expect(on('I bake. I deliver. I own the ovens and I drive. I like it, my son too.')).toBeNull();
  });
});
