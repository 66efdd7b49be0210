/** Points out of a hundred as home and the chat write them: 73 → "7.3", 100 → "10". */
export function tenths(points: number): string {
  return points >= 99.5 ? '10' : (points / 10).toFixed(1);
}
