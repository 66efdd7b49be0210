import { expect, it } from 'vitest';
import { articleFor } from './wording.ts';

it.each([
  ['oven', 'an'],
  ['bakery', 'a'],
  ['hour', 'an'],
  ['honest offer', 'an'],
  ['unique oven', 'a'],
  ['university', 'a'],
  ['unusual oven', 'an'],
  ['European bakery', 'a'],
  ['one-day course', 'a'],
  ['useful oven', 'a'],
  ['11 o’clock call', 'an'],
  ['SEO company', 'an'],
  ['UX audit', 'a'],
  ['SIM card', 'a'],
  ['USA office', 'a'],
])('says the right article before %j', (word, article) => {
  expect(articleFor(word)).toBe(article);
});
