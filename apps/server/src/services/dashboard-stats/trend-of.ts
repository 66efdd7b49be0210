/** Percent that a number has over what it was before; 100 when it was none. */
export function trendOf(current: number, previous: number): number {
  if (previous === 0) return current === 0 ? 0 : 100;
  return Math.round(((current - previous) / previous) * 100);
}
