import { describe, expect, it } from 'vitest';
import { check } from '../../../test/check.ts';
import { goodEmail } from '../../../test/good-email.ts';
import { exclamationMarks } from './exclamation-marks.ts';

const on = (offer: string, more: Parameters<typeof goodEmail>[0] = {}) =>
  check(exclamationMarks, goodEmail({ offer, ...more }));

describe('exclamation marks', () => {
  it('is silent on one, and on two', () => {
    expect(on('We bake!')).toBeNull();
    expect(on('We bake! They sell!')).toBeNull();
    expect(on('We bake!', { close: 'Thanks!\nMarek' })).toBeNull();
  });

  it('costs for three, wherever they stand', () => {
    const found = on('We bake! They sell!', { subject: 'Croissants!' });
    expect(found).toMatchObject({ loss: 1, quotes: ['!', '!', '!'] });
    expect(found?.spans[0]?.field).toBe('subject');
  });

  it('costs for a doubled one', () => {
    expect(on('We bake!!')?.quotes).toEqual(['!!']);
  });

  it('does not look at the signature', () => {
    expect(on('We bake.', { close: 'Thanks,\nMarek\nFresh! Daily! Butter!' })).toBeNull();
  });
});
