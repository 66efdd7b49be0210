import type { EvidenceCard } from '../evidence-card.ts';

export const subjectCards = {
  S1: {
    finding:
      'Pitches with a subject of 1 to 5 words were answered 5.59% of the time, those with 10 to 15 words 2.62%, those with 16 or more 1.87%.',
    sample: 'about 400,000 pitches',
    source: 'Propel Media Barometer, reported by O’Dwyer’s',
    url: 'https://www.odwyerpr.com/story/public/17791/2022-04-15/pitch-response-rates-slide-q1-2022.html',
    year: 2022,
    strength: 'medium',
    caveat:
      'Pitches to journalists, from one vendor, and only observed; the order held in five quarters.',
  },
  S3: {
    finding: 'A year later short subjects still led: 4.6% at 1 to 5 words, 2.3% at 10 to 15.',
    sample: 'about 500,000 pitches',
    source: 'Propel Media Barometer, reported by PRWeek',
    url: 'https://www.prweek.com/article/1830639/propel-journalists-responded-fewer-3-pitches-q2',
    year: 2023,
    strength: 'medium',
    caveat: 'The same vendor as S1.',
  },
  S5: {
    finding:
      'In link-building mail, subjects of 36 to 50 characters were answered 24.6% more often than short ones.',
    sample: '12 million emails',
    source: 'Backlinko and Pitchbox, reported by Ladders',
    url: 'https://www.theladders.com/career-advice/this-is-exactly-how-long-your-subject-line-should-be-if-you-want-to-get-a-response',
    year: 2019,
    strength: 'medium',
    caveat: 'Disagrees with S1; the two meet at five to seven words.',
  },
  S6: {
    finding:
      'Subjects of three or four words had the most answers; mail without any subject was answered 14% of the time.',
    sample: '40 million emails (some reports say 5 million)',
    source: 'Boomerang, reported by Quantum Views',
    url: 'https://qviews.typepad.com/qviews/2016/07/7-tips-for-getting-more-responses-to-your-emails-with-data-boomerang-email-productivity.html',
    year: 2016,
    strength: 'medium',
    caveat: 'All kinds of mail, not only mail to strangers.',
  },
  S12: {
    finding: 'Subjects all in capitals were answered 34.6% of the time, others about 50%.',
    sample: '301,816 subjects, 1,687 of them in capitals',
    source: 'Boomerang, reported by SmartCompany',
    url: 'https://coreuat-cdn.smartcompany.com.au/business-advice/one-thing-always-keep-email-subject-line',
    year: 2017,
    strength: 'medium',
    caveat: 'About people, not filters: SpamAssassin found no spam signal in capitals.',
  },
} as const satisfies Record<string, EvidenceCard>;
