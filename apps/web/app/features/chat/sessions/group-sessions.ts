import type { ChatSession } from '@replysmith/contract';
import { clockTime, dayName, weekdayName } from '../clock.ts';

type DatedSession = { session: ChatSession; when: string };
export type SessionGroup = { name: 'Today' | 'This week' | 'Earlier'; sessions: DatedSession[] };

/** Sessions by the writer's own calendar: today with the time, this week with the day, then dates. */
export function groupSessions(sessions: readonly ChatSession[], now: Date): SessionGroup[] {
  const today = startOfDay(now);
  const monday = startOfWeek(now);
  const groups: SessionGroup[] = [
    { name: 'Today', sessions: [] },
    { name: 'This week', sessions: [] },
    { name: 'Earlier', sessions: [] },
  ];
  const [ofToday, ofThisWeek, ofEarlier] = groups.map((group) => group.sessions);
  for (const session of sessions) {
    const date = new Date(session.last_activity);
    if (date >= today) ofToday?.push({ session, when: clockTime(date) });
    else if (date >= monday) ofThisWeek?.push({ session, when: weekdayName(date) });
    else ofEarlier?.push({ session, when: dayName(date, now) });
  }
  return groups.filter((group) => group.sessions.length > 0);
}

function startOfDay(date: Date): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate());
}

function startOfWeek(date: Date): Date {
  const daysSinceMonday = (date.getDay() + 6) % 7;
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() - daysSinceMonday);
}
