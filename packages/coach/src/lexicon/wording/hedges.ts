/** Hedges that make a thing sound unlikely. "I think" and "probably" are not among them: they persuade. */
export const hedges: readonly string[] = (
  'maybe, perhaps, possibly, might, may be able, could possibly, could potentially, ' +
  'potentially, sort of, kind of, somewhat, if at all possible, just wondering, ' +
  'was just wondering, i guess, arguably, supposedly, conceivably, presumably, ' +
  "not sure if, i'm not sure, in some way, to some extent, more or less, a little bit, " +
  'seems to, seem to, could be that, hopefully'
).split(', ');
