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
  });

  it('is silent on two of them, and when “you” balances them', () => {
    expect(on('We bake and we deliver.')).toBeNull();
    expect(
      on(
        'We bake, you sell. We deliver, you rest. Our ovens free yours. You, your team, your nights.',
      ),
    ).toBeNull();
  });

  it('never counts “I”', () => {
    expect(on('I bake. I deliver. I own the ovens and I drive. I like it, my son too.')).toBeNull();
  });
});
