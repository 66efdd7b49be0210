import { expect, it } from 'vitest';
import { applyPass } from '../../../test/rewrite/apply-pass.ts';
import { askFirst } from './asks.ts';

const before = 'Hi Tom,\n\nOur runners come past your café at nine and all of them are hungry. ';

it.each([
  [
    'Please send us your menu and a price list.',
    'Would this be of interest? If so, please send us your menu and a price list.',
  ],
  [
    'Click here: https://a.example/run',
    'Would this be of interest? If so, click here: https://a.example/run',
  ],
  [
    'To be considered for this great race, please submit your menu.',
    'Would this be of interest? If so, please submit your menu.',
  ],
  [
    'For a free tasting, simply call us on 020 7946 0991.',
    'Would this be of interest? If so, for a free tasting, simply call us on 020 7946 0991.',
  ],
  [
    'Please do not hesitate to telephone me on 020 7946 0991.',
    'Would this be of interest? If so, please do not hesitate to telephone me on 020 7946 0991.',
  ],
  [
    'For more information, please contact the press office.',
    'Would this be of interest? If so, please contact the press office.',
  ],
  [
    'You can also call me on 020 7946 0991.',
    'Would this be of interest? If so, you can also call me on 020 7946 0991.',
  ],
])('asks before %j', (demand, after) => {
  expect(applyPass(askFirst, before + demand)).toBe(before + after);
});

it.each([
  'Is breakfast on your list? Please send us your menu.',
  'Reply stop to hear no more.',
  'We send runners to cafés.',
])('leaves %j alone', (text) => {
  expect(applyPass(askFirst, before + text)).toBe(before + text);
});
