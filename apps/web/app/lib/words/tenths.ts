/** Points out of a hundred as scores are shown: 73 → "7.3", 100 → "10". */
export function tenths(points: number): string {
  if (Math.abs(points) >= 99.5) return String(10 * Math.sign(points));
  return (points / 10).toFixed(1);
}
