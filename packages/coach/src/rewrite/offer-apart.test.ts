import { expect, it } from 'vitest';
import { offerApart } from './asks.ts';

it.each([
  ['If so, I could do a call on Thursday.', 'I could also do a call on Thursday.'],
  ['If so, we could meet on 4 May.', 'We could also meet on 4 May.'],
  ['If so, please send the list.', 'If so, please send the list.'],
])('lets an offer stand apart from the question: %s', (offer, apart) => {
  expect(offerApart(offer)).toBe(apart);
});
