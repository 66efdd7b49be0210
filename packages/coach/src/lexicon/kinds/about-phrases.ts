const list = (phrases: string): readonly string[] => phrases.split(', ');

/** What else gives a kind of letter away in a sentence about it; an email says such words of anything. */
export const aboutPhrases = {
  application: list('applies, apply for, applying for, application for, unpaid'),
  interviewed: list('follows an interview, thanks an interviewer, thanks a panel'),
  met: list('said in a meeting, hour of advice'),
  introduction: list('introduces two people, introduction is made'),
  hire: list('about a role, to a candidate, a role'),
  story: list('data story, to a reporter, a local reporter, different story, new data'),
  link: list('replace it with, no longer works'),
  investment: list('an investor'),
  study: list('for research, a study'),
  farewell: list('closes the matter, ends a sequence, break-up, stop writing'),
  chasing: list('ignored, unanswered, silent, revive a thread, open matter'),
} as const;
