/** Where a word of the jargon list is used in its plain sense. */
export const notJargon: readonly string[] = (
  'leading to, leading the, leading a, leading your, leading up, were leading, ' +
  "are leading, you're leading, leading into, disrupt your, unlock the door, " +
  'ecosystem of the, robust discussion, premier league, full service history, ' +
  'first class is, first class was, first class free, first class on, first class at, first class costs, first class of, first class in'
).split(', ');
