import { expect, test } from 'vitest';
import { paymentPhase } from './follow-payment.tsx';

const before = {
  sessionId: 'cs_1',
  status: undefined,
  failure: null,
  watchedFor: 'long-enough',
} as const;

test('without a number there is no payment to speak of, and no success', () => {
  expect(paymentPhase({ ...before, sessionId: null })).toBe('none');
});

test.each(['paid', 'changed', 'open', 'expired', 'processing', undefined] as const)(
  'is processing for a moment even when the server says %s at once',
  (status) => {
    expect(paymentPhase({ ...before, status, watchedFor: 'a-moment' })).toBe('processing');
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
  expect(paymentPhase({ ...before, status })).toBe(phase);
});

test.each(['processing', undefined] as const)('gives up politely when it stays %s', (status) => {
  expect(paymentPhase({ ...before, status, watchedFor: 'too-long' })).toBe('waiting');
});

test('somebody else’s payment, or one that never was, is unknown', () => {
  expect(paymentPhase({ ...before, failure: 'not-found' })).toBe('unknown');
});

test('a failed question is no answer', () => {
  expect(paymentPhase({ ...before, status: 'processing', failure: 'other' })).toBe('failed');
});
