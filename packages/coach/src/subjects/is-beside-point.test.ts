import { expect, it } from 'vitest';
import { suggestSubjects } from './suggest-subjects.ts';

function ideasOf(body: string): string {
  return suggestSubjects({ subject: null, body })
    .map(({ subject }) => subject)
    .join(' | ');
}

const facts = 'We deliver frozen butter croissants that are proved and ready for the oven.';

it.each([
  'As an owner of a café with two branches, do pastries arrive late?',
  'One question for you as an owner of a café: do pastries arrive late?',
  'One for an owner of a café: do pastries arrive late?',
])('offers no subject that says who reads: %s', (opening) => {
  const ideas = ideasOf(`Hi Ida,\n\n${opening}\n\n${facts}\n\nWorth a look?\n\nNora`);
  expect(ideas).not.toMatch(/café/iu);
  expect(ideas).toContain('Frozen butter croissants');
});

it('offers no subject from the ask or from what makes it easy', () => {
  const ask = 'Would you like a tasting box for twelve? No’s fine too.';
  const ideas = ideasOf(`Hi Ida,\n\n${facts}\n\n${ask}\n\nNora`);
  expect(ideas).not.toMatch(/tasting|fine/iu);
  expect(ideas).toContain('Frozen butter croissants');
});
