import { expect, test } from 'vitest';
import { paymentPhase } from './follow-payment.tsx';

const seen = {
  sessionId: 'cs_1',
  status: undefined,
  failure: null,
  watchedFor: 'long-enough',
} as const;

test('without a number there is no payment to speak of, and no success', () => {
  expect(paymentPhase({ ...seen, sessionId: null })).toBe('none');
});

test.each(['paid', 'changed', 'open', 'expired', 'processing', undefined] as const)(
  'is processing for a moment even when the server says %s at once',
  (status) => {
    expect(paymentPhase({ ...seen, status, watchedFor: 'a-moment' })).toBe('processing');
  },
);

test.each([
  ['paid', 'paid'],
  ['changed', 'changed'],
  ['open', 'open'],
  ['expired', 'expired'],
  ['processing', 'processing'],
  [undefined, 'processing'],
] as const)('then says what the server says: %s is %s', (status, phase) => {
  expect(paymentPhase({ ...seen, status })).toBe(phase);
});

test.each(['processing', undefined] as const)('gives up politely when it stays %s', (status) => {
  expect(paymentPhase({ ...seen, status, watchedFor: 'too-long' })).toBe('waiting');
});

test('somebody else’s payment, or one that never was, is unknown', () => {
  expect(paymentPhase({ ...seen, failure: 'not-found' })).toBe('unknown');
});

test('a failed question is no answer', () => {
  expect(paymentPhase({ ...seen, status: 'processing', failure: 'other' })).toBe('failed');
});
