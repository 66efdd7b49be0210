import { expect, it } from 'vitest';
import { asOffer } from './requests.ts';

it.each([
  [
    'Can we meet for half an hour, online or in Bergen?',
    'meet for half an hour, online or in Bergen',
  ],
  ['Would you be free to meet in London next week?', 'meet in London next week'],
  ['Are you available for a call with Ana?', 'do a call with Ana'],
  [
    'Would you have half an hour on Monday so I can explain how it works?',
    'do half an hour on Monday',
  ],
  ['We would love the opportunity to schedule a demo with Ana', 'do a demo with Ana'],
])('turns %j into what the writer could do', (request, offer) => {
  expect(asOffer(request)).toBe(offer);
});

it('finds no offer in what is no meeting', () => {
  expect(asOffer('Please send us your CV')).toBeNull();
  expect(asOffer('Which day is best?')).toBeNull();
});
