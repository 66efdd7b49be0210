const clock = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** "4 Apr, 10:41", in the reader's own time zone. */
export function momentText(moment: string): string {
  return clock.format(new Date(moment));
}
