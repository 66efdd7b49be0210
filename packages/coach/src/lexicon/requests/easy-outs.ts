/** Words by which a writer lets the reader end the matter. */
export const easyOuts: readonly string[] = (
  'leave it here, leave it there, leave it at that, leave you be, close the loop, close this, ' +
  'last note, last email, last message, final note, final email, stop here, not write again, ' +
  "won't write again, will not write again, won't follow up, will not follow up, " +
  "won't bother you, no reply needed, no reply is needed, no need to reply, no need to answer, " +
  'no answer is needed, a no is fine, no is fine, either answer is fine, yes or no, yes or a no, ' +
  'just say no, say no, simply say so, not for you, not interested, not a fit, no hard feelings, ' +
  'no worries if, no problem if, no pressure, unsubscribe, opt out, tell me to stop, ' +
  'ask me to stop, reply stop, nothing to do, rather not'
).split(', ');
