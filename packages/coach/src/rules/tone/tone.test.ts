import { describe, expect, it } from 'vitest';
import { check } from '../../../test/check.ts';
import { goodEmail } from '../../../test/good-email.ts';
import { tone } from './tone.ts';

const plain = (count: number) =>
  Array.from({ length: count }, (_, at) => (at % 8 === 7 ? 'rolls.' : 'loaf')).join(' ');
const on = (feelings: string, words: number) =>
  check(tone, { subject: null, body: `${feelings} ${plain(words)}` });

describe('tone', () => {
  it('quotes three strong words in a short mail', () => {
    expect(on('Amazing! We are thrilled, it is fantastic.', 60)).toMatchObject({
      loss: 1,
      quotes: ['Amazing', 'thrilled', 'fantastic'],
    });
  });

  it('minds anger as it minds joy', () => {
    expect(on('It is awful, horrible and useless.', 30)?.loss).toBe(1);
  });

  it('is silent on two, and on three in 76 words', () => {
    expect(on('Amazing and fantastic.', 20)).toBeNull();
    expect(on('Amazing, fantastic, thrilled.', 72)).not.toBeNull();
    expect(on('Amazing, fantastic, thrilled.', 73)).toBeNull();
  });

  it('is silent on problems said plainly, and on “like” and “free”', () => {
    const problems = 'The risk is a loss, a cut, a failure and a bad problem, like a free lunch.';
    expect(check(tone, goodEmail({ offer: problems }))).toBeNull();
  });
});
