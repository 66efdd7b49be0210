import { expect, it } from 'vitest';
import { usageOn } from './usage.ts';

const stored = {
  usage_tracking: { daily_ai_requests: 4, templates_saved: 3 },
  usage_day: '2026-12-31',
};

it.each([
  ['the same day', '2026-12-31T23:59:59.999Z', 4],
  ['the next day, in the next year', '2027-01-01T00:00:00.000Z', 0],
  ['a day before, on a clock that was set back', '2026-12-30T12:00:00.000Z', 4],
  ['two days before, so that it was ahead by more than midnight', '2026-12-29T23:59:59.999Z', 0],
])('on %s counts what it should', (_when, now, used) => {
  expect(usageOn(new Date(now), stored)).toEqual({ daily_ai_requests: used, templates_saved: 3 });
});
