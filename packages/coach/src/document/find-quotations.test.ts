import { expect, it } from 'vitest';
import { findQuotations } from './protected-tokens.ts';

const quoted = (text: string) => findQuotations(text).map(({ text: words }) => words);

it.each([
  'Ann said “we lead” on Monday.',
  'Ann said "we lead" on Monday.',
  'Ann said ‘we lead’ on Monday.',
  "Ann said 'we lead' on Monday.",
  'Ann said „we lead“ on Monday.',
  'Ann said „we lead” on Monday.',
  'Ann said ‚we lead‘ on Monday.',
  'Ann said «we lead» on Monday.',
  'Ann said »we lead« on Monday.',
  'Ann said ‹we lead› on Monday.',
  'Ann said ”we lead” on Monday.',
])('finds the quotation in %j', (text) => {
  expect(quoted(text)).toHaveLength(1);
  expect(quoted(text)[0]?.slice(1, -1)).toBe('we lead');
});

it.each([
  ['She wrote ‘we don’t lead’.', '‘we don’t lead’'],
  ['She wrote ‘the bakers’ oven leads’.', '‘the bakers’ oven leads’'],
  ["('it doesn't work')", "'it doesn't work'"],
])('reads over the apostrophes in %j', (text, words) => {
  expect(quoted(text)).toEqual([words]);
});

it.each([
  'We don’t bake, you don’t sell, and it’s the bakers’ day.',
  "It's the bakers' day; don't miss the millers' fair.",
  "'Tis the bakers' day.",
  "Give 'em the bakers' oven.",
  "The ‘oven’ and the 'mill' are one word each.",
  'In ’24 the bakers’ guild met.',
])('takes no apostrophe for a quotation mark: %j', (text) => {
  expect(quoted(text)).toEqual([]);
});
