/** "−15" or "+15", with a real minus sign. */
export function signedPoints(points: number, format: (points: number) => string = String): string {
  return `${points < 0 ? '−' : '+'}${format(Math.abs(points))}`;
}
