const format = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** "Texas, USA and Athens, Greece". */
export function listOf(names: readonly string[]): string {
  return format.format(names);
}
