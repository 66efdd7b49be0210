import type { WorkflowTrigger } from '@replysmith/contract';
import { expect, it } from 'vitest';
import { nextRun } from './rules.ts';

// A Wednesday.
const now = new Date('2030-05-15T06:00:00.000Z');
const schedule = (hour: number, weekday: number | null): WorkflowTrigger => ({
  type: 'schedule',
  hour,
  weekday,
});
const next = (trigger: WorkflowTrigger) => nextRun(trigger, true, now)?.toISOString();

it.each([
  ['later today', schedule(7, null), '2030-05-15T07:00:00.000Z'],
  ['tomorrow when the hour has begun', schedule(6, null), '2030-05-16T06:00:00.000Z'],
  ['on the weekday', schedule(0, 1), '2030-05-20T00:00:00.000Z'],
  ['on this weekday, later today', schedule(23, 3), '2030-05-15T23:00:00.000Z'],
  ['on this weekday, a week later', schedule(6, 3), '2030-05-22T06:00:00.000Z'],
] as const)('is due %s', (_when, trigger, expected) => {
  expect(next(trigger)).toBe(expected);
});

it('looks for weak templates at the next full hour', () => {
  const trigger = { type: 'low_performance', max_score: 30, idle_days: 90 } as const;
  expect(next(trigger)).toBe('2030-05-15T07:00:00.000Z');
});

it('is never due when it waits for something to happen, or rests', () => {
  expect(next({ type: 'template_create' })).toBeUndefined();
  expect(nextRun(schedule(7, null), false, now)).toBeNull();
});
