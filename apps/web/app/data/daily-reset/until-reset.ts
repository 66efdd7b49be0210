const aMinute = 60_000;

/** How long it is until the daily counters start again, from milliseconds. */
export function untilReset(ms: number): string {
  if (ms <= 0) return 'Resetting...';
  const minutes = Math.floor(ms / aMinute);
  return `${Math.floor(minutes / 60)}h ${minutes % 60}m until daily reset`;
}
