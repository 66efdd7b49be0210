/** Those that this browser knows. It leaves UTC out, which is one too. */
export const knownTimeZones: readonly string[] = [
  ...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')]),
];

/** "Monday 14:05" in a time zone; one that this browser does not know is told as UTC. */
export function timeIn(timeZone: string, moment: Date): string {
  const options = { weekday: 'long', hour: '2-digit', minute: '2-digit' } as const;
  const known = knownTimeZones.includes(timeZone) ? timeZone : 'UTC';
  return new Intl.DateTimeFormat('en-GB', { ...options, timeZone: known }).format(moment);
}
