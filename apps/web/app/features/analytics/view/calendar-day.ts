const dayMs = 86_400_000;
const form = /^\d{4}-\d{2}-\d{2}$/;

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
}

/** How many days there are from one to the other, both counted. */
export function countDays(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs + 1;
}

/** Whether a text is a day that there is; the calendar has no 31 February. */
export function isDay(text: string | null): text is string {
  if (text === null || !form.test(text)) return false;
  const moment = Date.parse(text);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}
