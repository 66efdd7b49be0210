import type { EvidenceCard } from '../evidence-card.ts';

export const lengthCards = {
  B1: {
    finding:
      'In a randomised trial a 49-word email was answered by 4.8% and a 127-word version of it by 2.7%.',
    sample: '7,002 school-board members',
    source: 'Rogers and Lasky-Fink, Behavioral Scientist',
    url: 'https://behavioralscientist.org/when-writing-for-busy-readers-less-is-more/',
    year: null,
    strength: 'strong',
    caveat: 'The task was a survey, not a sale.',
  },
  B4: {
    finding:
      'Emails of 50 to 70 words did best; one of 54 words was answered 89% more often than average, and past 100 words answers fell.',
    sample: null,
    source: 'Reply.io',
    url: 'https://reply.io/write-better-cold-emails/',
    year: null,
    strength: 'medium',
    caveat: 'One vendor; senders who write short mail may also choose better lists.',
  },
  B5: {
    finding:
      'Pitches of 50 to 149 words were answered most in five quarters; at 501 to 1,000 words answers fell from 6.5% to 1.8%.',
    sample: '400,000 to 500,000 pitches a quarter',
    source: 'Propel Media Barometer, reported by PRWeek',
    url: 'https://www.prweek.com/article/1830639/propel-journalists-responded-fewer-3-pitches-q2',
    year: 2023,
    strength: 'medium',
    caveat: 'Pitches to journalists.',
  },
  B6: {
    finding:
      'Pitches that opened with a block of 50 to 79 words were answered 4.15% of the time, with a block of 150 or more 0.61%.',
    sample: 'about 400,000 pitches',
    source: 'Propel Media Barometer, reported by O’Dwyer’s',
    url: 'https://www.odwyerpr.com/story/public/17791/2022-04-15/pitch-response-rates-slide-q1-2022.html',
    year: 2022,
    strength: 'medium',
    caveat: 'Pitches to journalists.',
  },
  B8: {
    finding:
      'Just over half of emails with 50 to 125 words were answered, and 36% of those with ten words or fewer.',
    sample: '40 million emails',
    source: 'Boomerang, reported by Quantum Views',
    url: 'https://qviews.typepad.com/qviews/2016/07/7-tips-for-getting-more-responses-to-your-emails-with-data-boomerang-email-productivity.html',
    year: 2016,
    strength: 'medium',
    caveat: 'All kinds of mail that wanted an answer.',
  },
  B10: {
    finding: 'One data set found 101 to 200 words best, at 6.8%, with a sharp fall past 200.',
    sample: '16.5 million emails',
    source: 'Belkins, quoted by Gaidme',
    url: 'https://gaidme.com/blog/cold-email-benchmarks-reply-rates-word-count',
    year: null,
    strength: 'weak',
    caveat: 'Seen only as a quotation; it is why 125 words cost little.',
  },
  B11: {
    finding:
      'Follow-ups of four sentences or more led to fifteen times the meetings of those with three or fewer.',
    sample: null,
    source: 'Gong, quoted by Lavender',
    url: 'https://www.lavender.ai/blog/best-length-cold-email',
    year: null,
    strength: 'weak',
    caveat: 'No method given.',
  },
  B13: {
    finding:
      'Two or three paragraphs were answered up to 58% more; a single block did worst, at 2.4%.',
    sample: null,
    source: 'Reply.io',
    url: 'https://reply.io/write-better-cold-emails/',
    year: null,
    strength: 'weak',
    caveat: 'One vendor, no sample size.',
  },
  B2: {
    finding:
      'Of 166 professionals 165 would deal with the shorter of two messages first: length is read as the size of the task.',
    sample: '166 people',
    source: 'Rogers and Lasky-Fink, Behavioral Scientist',
    url: 'https://behavioralscientist.org/when-writing-for-busy-readers-less-is-more/',
    year: null,
    strength: 'medium',
    caveat: 'What people said they would do.',
  },
  B7: {
    finding:
      'Recruiters’ messages under 400 characters were answered 22% more than average, the longest 11% less.',
    sample: 'tens of millions of InMails',
    source: 'LinkedIn, reported by Search Engine Journal',
    url: 'https://www.searchenginejournal.com/linkedin-data-reveals-what-type-of-inmail-gets-best-results/451007/',
    year: 2022,
    strength: 'medium',
    caveat: 'Messages of recruiters on LinkedIn; 400 characters are some 70 words.',
  },
  B9: {
    finding: 'Emails of 25 to 50 words drew 67% more answers than those of 125.',
    sample: 'about 3.5 million emails',
    source: 'Lavender help centre',
    url: 'https://help.lavender.ai/en/articles/6455186-exercises-to-fix-your-email-complexity-length-problems',
    year: null,
    strength: 'medium',
    caveat: 'One vendor, thirty days; others find 50 words and more better.',
  },
} as const satisfies Record<string, EvidenceCard>;
