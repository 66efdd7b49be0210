import { expect, it } from 'vitest';
import { chatSession } from '../../../testing/samples.ts';
import { foundText, groupSessions } from './session-list.tsx';

/** A Thursday, in the time zone of the test run. */
const now = new Date(2026, 2, 5, 15, 0);
const at = (...date: [number, number, number, number?]) => ({
  ...chatSession({ last_activity: new Date(...date).toISOString(), title: date.join('-') }),
  hit: null,
});
const shown = (sessions: ReturnType<typeof at>[], moment = now) =>
  groupSessions(sessions, moment).map((group) => [
    group.name,
    ...group.sessions.map(({ when }) => when),
  ]);

it('groups by the writer’s days, newest first as they came', () => {
  const sessions = [
    at(2026, 2, 5, 14),
    at(2026, 2, 5, 0),
    at(2026, 2, 4, 23),
    at(2026, 2, 3, 1),
    at(2026, 1, 27, 0),
    at(2026, 1, 26, 23),
    at(2025, 11, 31),
  ];
  expect(shown(sessions)).toEqual([
    ['Today', '14:00', '00:00'],
    ['Yesterday', '23:00'],
    ['Last 7 days', '2 days ago, 01:00', '6 days ago, 00:00'],
    ['Earlier', '26 Feb, 23:00', '31 Dec 2025, 00:00'],
  ]);
});

it('leaves out groups that hold nothing', () => {
  expect(shown([at(2026, 2, 5, 9)])).toEqual([['Today', '09:00']]);
  expect(shown([])).toEqual([]);
});

it('calls a minute before midnight yesterday a minute after it', () => {
  expect(shown([at(2026, 2, 4, 23)], new Date(2026, 2, 5, 0, 1))).toEqual([['Yesterday', '23:00']]);
});

it('lists what a clock running ahead has written under today', () => {
  expect(shown([at(2026, 2, 6, 1)])).toEqual([['Today', '01:00']]);
});

it.each([
  [1, false, '1 session found'],
  [200, false, '200 sessions found'],
  [200, true, 'More than 200 sessions found'],
])('says of %i, capped: %s, "%s"', (total, isCapped, text) => {
  expect(foundText(total, isCapped)).toBe(text);
});
