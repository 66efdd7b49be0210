import { describe, expect, it } from 'vitest';
import { check } from '../../../test/check.ts';
import { goodEmail } from '../../../test/good-email.ts';
import { scamPhrases } from './scam-phrases.ts';

describe('scam phrases', () => {
  it('quotes them in subject, greeting and message', () => {
    const found = check(
      scamPhrases,
      goodEmail({
        subject: '100% guaranteed growth',
        greeting: 'Dear Friend,',
        offer: 'Money-back guarantee.',
      }),
    );
    expect(found).toMatchObject({
      loss: 1,
      quotes: ['100% guaranteed', 'Dear Friend', 'Money-back guarantee'],
    });
  });

  it('costs for one', () => {
    expect(check(scamPhrases, goodEmail({ greeting: 'Dear friend,' }))?.loss).toBe(1);
  });

  it('is silent on free, act now, offer, low price and dollars', () => {
    const offer =
      'A free one-time offer at a low price: $5, click here, act now, limited time, urgent.';
    expect(check(scamPhrases, goodEmail({ subject: '$500 for free', offer }))).toBeNull();
  });
});
