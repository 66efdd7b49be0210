import { rateOf, type OutcomeRates } from '@replysmith/contract';
import { expect, it } from 'vitest';
import { outcomeText } from './campaign-list.tsx';

const rates = (overrides: Partial<OutcomeRates>): OutcomeRates => ({
  ...{ sent: 0, waiting: 0, replied: 0, meetings: 0, no_reply: 0 },
  ...{ reply_rate: null, meeting_rate: null },
  ...overrides,
});

it('says that nothing was sent', () => {
  expect(outcomeText(rates({}))).toBe('No email marked as sent yet');
});

it('gives no share below five answers or silences', () => {
  expect(outcomeText(rates({ sent: 4, replied: 1, no_reply: 1, waiting: 2 }))).toBe(
    'Not enough data yet: 2 of the 5 needed, 2 waiting',
  );
});

it('gives the share with its interval, meetings among the replies', () => {
  const known = { sent: 12, replied: 2, meetings: 1, no_reply: 9, reply_rate: rateOf(3, 12) };
  expect(outcomeText(rates(known))).toBe('3 of 12 replied, 25% (9–53%)');
});
