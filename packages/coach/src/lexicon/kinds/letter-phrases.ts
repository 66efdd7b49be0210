const list = (phrases: string): readonly string[] => phrases.split(', ');

/** What gives a kind of letter away, in the letter itself or in a sentence about it. */
export const letterPhrases = {
  application: list(
    'my cv, my resume, my résumé, cover letter, my application, applying for, apply for, i applied, before i apply, applies, application for, trial shift, apprenticeship, internship, ' +
      'graduate role, do you take on, phd place, room for a student, land an interview, hiring manager, open position, open positions, any vacancies, any suitable position, position at your, ' +
      'interest in any open, join your team, joining your team, post still open, role still open, role you posted, looking for work, looking for a job, looking for a place, looking for a role, ' +
      'do you need anyone, your vacancy, i graduate, my diploma, work at your, i would like to work, i would really like to work, change of career, unpaid',
  ),
  student: list(
    'internship, i graduate, graduates, student, my thesis, final project, scholarship, phd, my degree, my studies',
  ),
  apprentice: list('apprenticeship, school leaver, i left school, leave school'),
  interviewed: list(
    'follows an interview, thanks an interviewer, thanks a panel, for the interview, after the interview, after my interview, interviewing me, meeting the panel, to the panel',
  ),
  met: list(
    'said in a meeting, hour of advice, great meeting you, good to meet you, nice to meet you, good meeting you, enjoyed meeting you, lovely to meet you, time to meet me, ' +
      'thank you for meeting, thanks for meeting, since we met, when we met, our meeting on, our call on, talking to me, speaking with me, your time on',
  ),
  advice: list(
    'piece of advice, minutes of advice, some advice, your advice, ask advice, be a mentor, be my mentor, my mentor, pick your brain, same road',
  ),
  introduction: list(
    'introduces two people, introduction is made, introduce _ who, introduce _ _ who, introduce you two, introduce you both, like you to meet, you should both, put you in touch',
  ),
  freelance: list('freelancer, freelance, my day rate'),
  hire: list(
    'about a role, to a candidate, a role, our client is looking, my client is looking, one of my clients, successful candidate, join our team, join their team, is looking for one person, ' +
      'needs someone, need someone, looking for a senior, competitive salary, base salary, salary range, position at our, building out the team, open to a new, open to hearing, ' +
      'would you consider a role, your next role, new opportunity, exciting opportunity, i recruit, recruiting for, weeks from, remote within',
  ),
  story: list(
    'data story, to a reporter, a local reporter, you reported, you wrote last, more your story, the figures by, want the map, want the figures, the findings first, the figures first, ' +
      'nobody else has it, different story, open figures, new data, we surveyed, survey data',
  ),
  announcement: list('press release, press kit, for immediate release, story idea'),
  guest: list(
    'podcast guest, guest for a podcast, guest pitch, guest for your, guest on your, as a guest, the episode, your programme, your listeners, on air',
  ),
  link: list(
    'dead link, broken link, dead links, broken links, link back, add a link, add our link, adding a link, replace the link, replace it with, link to our, link to my, resource page, ' +
      'would you add it, add it to your, into your article, into your guide, no longer works',
  ),
  article: list('guest post, guest article, write an article, as a writer, contribute an article'),
  investment: list(
    'an investor, our round, series a, seed round, pre-seed, your fund, data room, pitch deck, we are raising, raising our',
  ),
  giving: list(
    'sponsor, sponsors, sponsorship, sponsoring, donation, donate, would you give, give towards, we have raised, gifts of, collection box, collection boxes',
  ),
  speaking: list(
    'invited speaker, to speak at, as a speaker, keynote, keynote speaker, give a talk',
  ),
  study: list('for research, my thesis on, for my thesis, a study, interview you, for my book'),
  farewell: list(
    'close your file, closes the matter, ends a sequence, break-up, my last email, will not write again, stop writing',
  ),
  chasing: list(
    "bumping this, just bumping, just following up, following up, haven't heard back, haven't heard from you, have not heard back, ignored, top of your inbox, revive a thread, unanswered, silent, " +
      'did you get a chance, my earlier email, my last email, my previous email, i emailed, my note of, since i wrote, since i sent, since my letter, wanted to follow up, open matter',
  ),
} as const;
