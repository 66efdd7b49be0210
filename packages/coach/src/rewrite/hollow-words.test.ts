import { expect, it } from 'vitest';
import { parseEmail } from '../document/parse-email.ts';
import { isMostlyHollow } from './wording.ts';

const words = (body: string) => parseEmail({ subject: null, body }).words;

it.each([
  'Our innovative solutions drive measurable growth and unlock the full potential of your business.',
  'We help companies achieve their goals with outstanding service.',
])('%j says nothing', (text) => {
  expect(isMostlyHollow(words(text))).toBe(true);
});

it.each(['We bake rye bread for hotels near the station.', 'We deliver results.'])(
  '%j says something, or too little to tell',
  (text) => {
    expect(isMostlyHollow(words(text))).toBe(false);
  },
);
