/** By these a writer says that no further email follows; "my last email" alone may be the one before. */
export const lastNotePhrases: readonly string[] = (
  'this is my last note, this is my last email, this is my last mail, this is my last message, ' +
  'this is the last note, this is the last email, this is the last mail, this is the last message, ' +
  'this is the last you, this will be my last, with this last note, the last you hear from me, ' +
  "not write again, won't write again, not email again, won't email again, not email you again, " +
  "won't email you again, not follow up again, won't follow up again, i'll leave it here, " +
  "i will leave it here, i'll leave it there, i will leave it there, i'll leave it at that, " +
  "i will leave it at that, i'll leave it with you, i will leave it with you, i'll stop here, " +
  'i will stop here'
).split(', ');
