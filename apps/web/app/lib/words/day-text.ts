/** "4 April 2026", in the reader's own time zone. */
export function dayText(moment: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(new Date(moment));
}
