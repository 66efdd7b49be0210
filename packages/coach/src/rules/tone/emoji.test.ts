import { describe, expect, it } from 'vitest';
import { check } from '../../../test/check.ts';
import { goodEmail } from '../../../test/good-email.ts';
import { emoji } from './emoji.ts';

const on = (offer: string, more: Parameters<typeof goodEmail>[0] = {}) =>
  check(emoji, goodEmail({ offer, ...more }));

describe('emoji', () => {
  it('is silent on one, also where several signs make it up', () => {
    expect(on('We bake 🙂')).toBeNull();
    expect(on('We bake 👩🏽‍🍳')).toBeNull();
  });

  it('quotes two, wherever they stand', () => {
    const found = on('We bake 🥐', { subject: '🚀 Croissants' });
    expect(found).toMatchObject({ loss: 1, quotes: ['🚀', '🥐'] });
  });

  it('is silent in a follow-up, in the signature and on ordinary signs', () => {
    expect(on('We bake 🥐🥐', { stage: 'follow_up' })).toBeNull();
    expect(on('We bake.', { close: 'Thanks,\nMarek\n🥐🥐' })).toBeNull();
    expect(on('Croissant® and Rolls™, 1 # 2 * 3 ↔ 4 ©')).toBeNull();
  });
});
