/** "2026-11-21": the day that daily limits belong to. */
export function utcDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** The next 00:00 UTC, when daily limits start again. */
export function nextUtcDay(moment: Date): Date {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate() + 1));
}
