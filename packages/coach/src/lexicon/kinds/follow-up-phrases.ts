/** A writer who says this has written before. */
export const followUpPhrases: readonly string[] = (
  'my last email, my last message, my last note, my previous email, my previous message, ' +
  'my previous note, my earlier email, my earlier message, my earlier note, ' +
  'my first email, my email from, my note from, my message from, my email last, ' +
  'my note last, my message last, my email on, my note on, my email below, my note below, ' +
  'the email below, i emailed you, i wrote to you, i wrote last, i sent you an email, ' +
  'i sent you a note, i sent over, i reached out last, i reached out a, ' +
  'following up on my, follow up on my, just following up, quick follow up, ' +
  'checking in on my, just checking in, bumping this, bump this, float this, ' +
  'floating this, resurfacing this, circling back, circle back, in case you missed my, ' +
  "in case my last, in case my email, haven't heard back, have not heard back, " +
  "never heard back, didn't hear back, did not hear back, haven't heard from you, " +
  'top of your inbox, wanted to follow up, one last time, last time i, my emails, ' +
  'since my last, since i last wrote'
).split(', ');
