import { expect, it } from 'vitest';
import { checkClock, clockWitness } from './check-clock.ts';

const witness = (ahead: number, error = 0) => ({ name: 'db.example.com', ahead, error });

it.each([
  ['good', [witness(900)], "That of db.example.com is 0.9 s off this machine's."],
  ['good', [witness(2_500, 600)], '2.5 s off'],
  ['attention', [witness(0), witness(-5_000, 600)], "5.0 s behind this machine's. Have both"],
  ['bad', [witness(3_600_000)], "3600.0 s ahead of this machine's."],
  ['good', [], 'Not checked: neither'],
])('calls it %s', (state, witnesses, note) => {
  expect(checkClock(witnesses)).toEqual({
    ...{ name: 'Clock', state },
    note: expect.stringContaining(note) as string,
  });
});

it('takes a clock of whole seconds, asked over a slow line, for no more exact than it is', () => {
  const moments = { asked: 10_000, answered: 11_000, precision: 1_000 };
  expect(clockWitness('it', 10_000, moments)).toEqual({ name: 'it', ahead: 0, error: 1_000 });
});
