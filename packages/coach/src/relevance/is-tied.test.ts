import { expect, it } from 'vitest';
import { parseEmail } from '../document/parse-email.ts';
import { readRelevance } from './read-relevance.ts';

const levelOf = (fact: string, rest: string) =>
  readRelevance(
    parseEmail({
      subject: 'A quiet day',
      body: `Hi Priya,\n\n${fact}\n\n${rest} Would it be of use to see how?\n\nThanks,\nMarek`,
    }),
  ).level;

it.each([
  ['Mondays', 'A Monday costs a roastery the rent of the room.'],
  ['Monday', 'Mondays are when our bakers rent a kitchen.'],
  ['Mondays', 'Mondays are when our bakers rent a kitchen.'],
])('takes %s up again in: %s', (day, rest) => {
  expect(levelOf(`Your café in Otley Street closes on ${day}.`, rest)).toBe('tied');
});

it('sees that another day is another matter', () => {
  expect(
    levelOf(
      'Your café in Otley Street closes on Mondays.',
      'A Friday is when our bakers rent a kitchen.',
    ),
  ).toBe('fact');
});
