import { expect, it } from 'vitest';
import { chatSession } from '../../../testing/samples.ts';
import { groupSessions } from './group-sessions.ts';

/** A Thursday, by the clock of whoever runs the test. */
const now = new Date(2026, 2, 5, 15, 0);
const at = (...date: [number, number, number, number?]) =>
  chatSession({ last_activity: new Date(...date).toISOString(), title: date.join('-') });

it('groups by the writer’s day and week, newest first as they came', () => {
  const groups = groupSessions(
    [
      at(2026, 2, 5, 14),
      at(2026, 2, 5, 0),
      at(2026, 2, 4, 23),
      at(2026, 2, 2, 0),
      at(2026, 2, 1, 23),
      at(2025, 11, 31),
    ],
    now,
  );
  expect(groups.map(({ name, sessions }) => [name, sessions.length])).toEqual([
    ['Today', 2],
    ['This week', 2],
    ['Earlier', 2],
  ]);
  expect(groups[2]?.sessions[1]?.when).toMatch(/2025/);
});

it('leaves out groups that hold nothing', () => {
  expect(groupSessions([at(2026, 2, 5, 9)], now).map(({ name }) => name)).toEqual(['Today']);
  expect(groupSessions([], now)).toEqual([]);
});

it('counts a Sunday to the week that began on Monday', () => {
  const sunday = new Date(2026, 2, 8, 12);
  expect(groupSessions([at(2026, 2, 2, 9)], sunday)[0]?.name).toBe('This week');
});
