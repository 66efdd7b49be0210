/** The day of a moment where its reader is, as a date field has it: "2026-03-04". */
export function dayOf(moment: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${String(moment.getFullYear())}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** A moment on the day of a date field: the one known, or now, where that is the day; else its noon. */
export function momentOn(day: string, known: string, now = new Date()): string {
  if (day === dayOf(new Date(known))) return known;
  if (day === dayOf(now)) return now.toISOString();
  return new Date(`${day}T12:00`).toISOString();
}
