import { describe, expect, it } from 'vitest';
import { check } from '../../../test/check.ts';
import { goodEmail } from '../../../test/good-email.ts';
import { bodyLength } from './body-length.ts';

const words = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    at % 8 === 7 ? `thing${at}.` : at % 3 === 0 ? 'the' : `item${at}`,
  ).join(' ');
const lossAt = (count: number, stage?: 'first' | 'follow_up') =>
  check(bodyLength, { subject: 'x', body: words(count), stage })?.loss ?? 0;

describe('body length', () => {
  it('is silent from 40 to 90 words', () => {
    expect([40, 41, 65, 90].map((count) => lossAt(count))).toEqual([0, 0, 0, 0]);
  });

  it('costs a little at 91 words and more with every further word', () => {
    const losses = [91, 110, 125, 150, 200, 300, 500].map((count) => lossAt(count));
    expect(losses).toEqual([...losses].sort((one, other) => one - other));
    expect(losses[0]).toBeCloseTo(0.2 / 35);
    expect(losses[2]).toBeCloseTo(0.2);
    expect(losses.at(-1)).toBe(1);
  });

  it('costs more the shorter a short email is', () => {
    expect(lossAt(39)).toBeGreaterThan(0);
    expect(lossAt(15)).toBeCloseTo(0.55);
    expect(lossAt(1)).toBeGreaterThan(lossAt(15));
  });

  it('leaves a follow-up of 120 words alone and is harder on a bare bump', () => {
    expect(lossAt(120, 'follow_up')).toBe(0);
    expect(lossAt(15, 'follow_up')).toBeGreaterThan(lossAt(15, 'first'));
  });

  it('counts neither greeting nor signature nor quoted thread', () => {
    const long = 'Nora\n' + 'Head of Partnerships\n'.repeat(6);
    const thread = `\n\nOn Monday Tom wrote:\n> ${words(300)}`;
    expect(check(bodyLength, goodEmail({ close: `Thanks,\n${long}${thread}` }))).toBeNull();
  });

  it('names the words and the plateau', () => {
    expect(check(bodyLength, { subject: null, body: words(100) })?.measure).toBe(
      '100 words; full marks from 40 to 90',
    );
  });
});
