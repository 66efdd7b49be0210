/** Numbers spelt out. "One" is left out: it is mostly not a count. */
export const numberWords: ReadonlySet<string> = new Set(
  (
    'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen ' +
    'twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion dozen twice half'
  ).split(' '),
);
