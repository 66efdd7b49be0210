/** Where a word of the jargon list is used in its plain sense. */
export const notJargon: readonly string[] = (
  'leading to, leading the, leading a, leading your, leading up, were leading, ' +
  "are leading, you're leading, leading into, disrupt your, unlock the door, " +
  'ecosystem of the, robust discussion, premier league, full service history'
).split(', ');
