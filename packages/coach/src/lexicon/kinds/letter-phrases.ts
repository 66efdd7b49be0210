const list = (phrases: string): readonly string[] => phrases.split(', ');

/** What gives a kind of letter away in the letter itself: no phrase that other emails have too. */
export const letterPhrases = {
  application: list(
    "my cv, my resume, my résumé, cover letter, my application, am applying for, i'm applying for, i apply for, i applied, before i apply, writing to apply, i would like to apply, i'd like to apply, i want to apply, i wish to apply, " +
      'apply for the role, apply for the post, apply for the position, apply for the job, apply for your, apply for the _ role, apply for the _ post, apply for the _ position, apply for the _ job, apply for the _ _ role, apply for the _ _ post, apply for the _ _ position, apply for the _ _ job, ' +
      'application for the role, application for the post, application for the position, application for the job, trial shift, apprenticeship, internship, ' +
      'graduate role, do you take on, phd place, room for a student, land an interview, hiring manager, open position, open positions, any vacancies, any suitable position, position at your, ' +
      'interest in any open, join your team, joining your team, post still open, role still open, role you posted, looking for work, looking for a job, looking for a place, looking for a role, ' +
      'do you need anyone, your vacancy, i graduate, my diploma, work at your, i would like to work, i would really like to work, change of career',
  ),
  student: list(
    'internship, i graduate, graduates, student, my thesis, final project, scholarship, phd, my degree, my studies',
  ),
  apprentice: list('apprenticeship, school leaver, i left school, leave school'),
  interviewed: list(
    'for the interview, after the interview, after my interview, interviewing me, meeting the panel, to the panel',
  ),
  met: list(
    'great meeting you, good to meet you, nice to meet you, good meeting you, enjoyed meeting you, lovely to meet you, time to meet me, ' +
      'thank you for meeting, thanks for meeting, since we met, when we met, our meeting on, our call on, talking to me, speaking with me, for your time on',
  ),
  advice: list(
    'piece of advice, minutes of advice, some advice, your advice, ask advice, be a mentor, be my mentor, my mentor, pick your brain, same road',
  ),
  introduction: list(
    'introduce _ who, introduce _ _ who, introduce you two, introduce you both, like you to meet, you should both, put you in touch',
  ),
  freelance: list('freelancer, freelance, my day rate'),
  hire: list(
    'our client is looking, my client is looking, one of my clients, successful candidate, join our team, join their team, is looking for one person, ' +
      'looking for a senior, competitive salary, base salary, salary range, position at our, building out the team, open to a new role, ' +
      'would you consider a role, your next role, i recruit, recruiting for, remote within',
  ),
  story: list(
    'you reported, you wrote last, more your story, the figures by, want the map, want the figures, the findings first, the figures first, ' +
      'nobody else has it, open figures, we surveyed, survey data',
  ),
  announcement: list('press release, press kit, for immediate release, story idea'),
  guest: list(
    'podcast guest, guest for a podcast, guest pitch, guest for your, guest on your, as a guest, the episode, your programme, your listeners, on air',
  ),
  link: list(
    'dead link, broken link, dead links, broken links, link back, add a link, add our link, adding a link, replace the link, resource page, ' +
      'would you add it, add it to your, into your article, into your guide',
  ),
  article: list('guest post, guest article, write an article, as a writer, contribute an article'),
  investment: list(
    'our round, series a, seed round, pre-seed, your fund, data room, pitch deck, we are raising, raising our',
  ),
  giving: list(
    'sponsor, sponsors, sponsorship, sponsoring, donation, donate, would you give, give towards, we have raised, gifts of, collection box, collection boxes',
  ),
  speaking: list(
    'invited speaker, to speak at, as a speaker, keynote, keynote speaker, give a talk',
  ),
  study: list(
    'for my research, for our research, my thesis on, for my thesis, for my study, for our study, for a study, interview you, for my book',
  ),
  farewell: list(
    "close your file, will not write again, won't write again, i will stop writing, i'll stop writing",
  ),
  chasing: list(
    "bumping this, just bumping, just following up, following up, haven't heard back, haven't heard from you, have not heard back, top of your inbox, " +
      'did you get a chance, my earlier email, my last email, my previous email, i emailed, my note of, since i wrote, since i sent, since my letter, wanted to follow up',
  ),
} as const;
