import { expect, it } from 'vitest';
import { namesOfPain, readPain } from './read-pain.ts';

it.each([
  ['late payers', 'late payers'],
  ['Drivers wait an hour because slots are not planned', 'drivers waiting an hour'],
  ['Boiler breaks in winter and nobody picks up the phone', 'boiler breaking in winter'],
  ['Backup margins are thin', 'backup margins'],
  ['cloud bill is growing faster than revenue', 'cloud bill'],
  ['Closing the books takes three weeks', 'closing the books'],
  ['nobody owns cost', 'cost'],
  ['Hard to hire nurses', 'hiring nurses'],
  ['They can’t find drivers', 'finding drivers'],
  ['no time to train juniors', 'training juniors'],
  ['not enough leads', 'leads'],
  ['Waste hours on paperwork', 'wasting hours on paperwork'],
  ['Struggling to hire', 'hiring'],
  ['Overwhelmed by email', 'email'],
  ['students lack practical cases', 'students lacking practical cases'],
])('%j is about %j', (raw, name) => {
  const pain = readPain(raw);
  expect(pain && namesOfPain(pain)[0]).toBe(name);
});

it.each([
  'their site was down twice this week',
  'why do parcels arrive late?',
  'It is slow',
  'boiler is old',
  'nobody comes in on weekdays',
])('%j has no name that would not state it', (raw) => {
  const pain = readPain(raw);
  expect(pain && namesOfPain(pain)).toEqual([]);
});
