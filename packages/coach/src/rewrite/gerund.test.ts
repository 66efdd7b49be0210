import { expect, it } from 'vitest';
import { gerundOf } from './wording.ts';

it.each([
  ['link', 'linking'],
  ['share', 'sharing'],
  ['put', 'putting'],
  ['see', 'seeing'],
  ['tie', 'tying'],
])('%s becomes %s', (verb, gerund) => {
  expect(gerundOf(verb)).toBe(gerund);
});
