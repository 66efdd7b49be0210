/** Words of a greeting or a thanks that asks nothing. */
export const smallTalk: readonly string[] = (
  'hi, hello, hey, hiya, howdy, yo, there, good, morning, afternoon, evening, day, thanks, thank, you, ' +
  'thx, ty, cheers, bye, goodbye, ok, okay, cool, great, nice, perfect, wow, lol, yes, no, sure, test, ' +
  'testing, please, so, much, very, a, lot, how, are, is, it, going, whats, up, to, meet, everyone, all'
).split(', ');
