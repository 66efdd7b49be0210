import type { WorkflowTrigger } from '@replysmith/contract';

const hour = 3_600_000;
const day = 24 * hour;

/**
 * When a rule with this trigger is due after `now`; null for one that waits for something to
 * happen, and for one at rest.
 */
export function nextRun(trigger: WorkflowTrigger, isActive: boolean, now: Date): Date | null {
  if (!isActive) return null;
  if (trigger.type === 'low_performance') return startOf(hour, now.getTime() + hour);
  if (trigger.type !== 'schedule') return null;
  const first = startOf(day, now.getTime()).getTime() + trigger.hour * hour;
  const moments = Array.from({ length: 8 }, (_, days) => new Date(first + days * day));
  const isWanted = (moment: Date) =>
    moment > now && (trigger.weekday === null || moment.getUTCDay() === trigger.weekday);
  return moments.find(isWanted) ?? null;
}

/** When it is due after a run that failed: once a day at most, not every hour. */
export function nextAttempt(trigger: WorkflowTrigger, now: Date): Date | null {
  const isHourly = trigger.type === 'low_performance';
  return isHourly ? new Date(now.getTime() + day) : nextRun(trigger, true, now);
}

function startOf(span: number, time: number): Date {
  return new Date(Math.floor(time / span) * span);
}
