import { expect, it } from 'vitest';
import { byUse } from './rewrite-in-use.ts';

const moment = (hour: number) => `2020-01-01T${String(hour).padStart(2, '0')}:00:00.000Z`;
const came = (hour: number) => ({ created_at: moment(hour), chosen_at: null });
const chosen = (at: number, hour: number) => ({
  created_at: moment(at),
  chosen_at: moment(hour),
});

it('puts what came last first', () => {
  const [early, late] = [came(1), came(2)];
  expect(byUse([early, late])).toEqual([late, early]);
  expect(byUse([late, early])).toEqual([late, early]);
});

it('puts what was chosen before all that came earlier, until something new comes', () => {
  const [first, second] = [chosen(1, 3), came(2)];
  expect(byUse([first, second])[0]).toBe(first);
  const third = came(4);
  expect(byUse([first, second, third])).toEqual([third, first, second]);
});

it('takes the last of those of one moment, whether it came or was chosen then', () => {
  const [one, other] = [chosen(1, 3), came(3)];
  expect(byUse([one, other])[0]).toBe(other);
  expect(byUse([other, one])[0]).toBe(one);
});

it('knows moments as text and as dates', () => {
  const stored = { created_at: new Date(moment(2)), chosen_at: null };
  expect(byUse([stored, came(1)])[0]).toBe(stored);
});

it('has nothing in use where there is no rewrite', () => {
  expect(byUse([])).toEqual([]);
});
