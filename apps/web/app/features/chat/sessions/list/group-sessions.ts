import type { ListedChatSession } from '@replysmith/contract';
import { clockTime, dayName } from '../../../../lib/words/recent-day.ts';

type DatedSession = { session: ListedChatSession; when: string };
export type SessionGroup = {
  name: 'Today' | 'Yesterday' | 'Last 7 days' | 'Earlier';
  sessions: DatedSession[];
};

/** Sessions by the writer's own calendar: the last two days, a week by its days, then dates; always with the time, which tells namesakes apart. */
export function groupSessions(sessions: readonly ListedChatSession[], now: Date): SessionGroup[] {
  const groups: SessionGroup[] = [];
  for (const session of sessions) {
    const { name, when } = datedAt(new Date(session.last_activity), now);
    const group = groups.find((one) => one.name === name);
    if (group) group.sessions.push({ session, when });
    else groups.push({ name, sessions: [{ session, when }] });
  }
  return groups;
}

function datedAt(date: Date, now: Date): { name: SessionGroup['name']; when: string } {
  const days = daysBetween(date, now);
  if (days <= 0) return { name: 'Today', when: clockTime(date) };
  if (days === 1) return { name: 'Yesterday', when: clockTime(date) };
  if (days < 7)
    return { name: 'Last 7 days', when: `${String(days)} days ago, ${clockTime(date)}` };
  return { name: 'Earlier', when: `${dayName(date, now)}, ${clockTime(date)}` };
}

/** Midnights passed, whatever the hours of the days in which the clocks change. */
function daysBetween(earlier: Date, later: Date): number {
  return Math.round((startOfDay(later) - startOfDay(earlier)) / 86_400_000);
}

function startOfDay(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}
