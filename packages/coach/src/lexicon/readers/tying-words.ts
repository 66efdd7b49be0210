/** What ties an observation to the reason for writing. */
export const tyingPhrases: readonly string[] = (
  "that's why, that is why, which is why, which made me, made me think, made me wonder, " +
  'got me thinking, prompted me, the reason i, which usually means, usually means, ' +
  'often means, because of that, since you, given that, given your, so i, so we, hence, ' +
  "that is where, that's where, which tells me, suggests, my guess is, i guess, if so"
).split(', ');
