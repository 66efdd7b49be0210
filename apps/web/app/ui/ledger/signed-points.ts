/** "−15" or "+15", with a real minus sign; nothing won or lost has no sign. */
export function signedPoints(points: number, format: (points: number) => string = String): string {
  if (points === 0) return format(0);
  return `${points < 0 ? '−' : '+'}${format(Math.abs(points))}`;
}
