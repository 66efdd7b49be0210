/** "47 points lost" */
export function lossesOf(value: number): string {
  const lost = 100 - value;
  if (lost === 0) return 'Nothing lost';
  return lost === 1 ? 'One point lost' : `${String(lost)} points lost`;
}
