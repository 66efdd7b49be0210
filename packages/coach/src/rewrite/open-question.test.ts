import { expect, it } from 'vitest';
import { openQuestion } from './requests.ts';

it('asks whether the reader is open to what they are asked to do', () => {
  expect(openQuestion('add our guide to your list', 'link_building')).toBe(
    'Would you be open to adding our guide to your list?',
  );
  expect(openQuestion('donate at our school fair', 'fundraising')).toBe(
    'Would you be open to donating at our school fair?',
  );
});

it.each([
  ['add us to your list', 'sales'],
  ['download our brochure', 'general'],
  ['share a list of your other sites', 'link_building'],
  ['add the following: guide', 'link_building'],
] as const)('has no question for %j in %s mail', (job, profile) => {
  expect(openQuestion(job, profile)).toBeNull();
});
