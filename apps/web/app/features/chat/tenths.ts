/** Points out of a hundred as the chat writes them: 73 → "7.3", 100 → "10". */
export function tenths(points: number): string {
  return Math.abs(points) === 100 ? String(points / 10) : (points / 10).toFixed(1);
}
