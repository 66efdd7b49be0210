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
  S2: {
    finding: 'A quarter after S1 the order held: 4.03% at 1 to 5 words, 2.03% at 16 or more.',
    sample: null,
    source: 'Propel Media Barometer, reported by O’Dwyer’s',
    url: 'https://www.odwyerpr.com/story/public/18186/2022-07-12/only-3-100-pitches-get-nibbles.html',
    year: 2022,
    strength: 'medium',
    caveat: 'The same vendor as S1; pitches to journalists.',
  },
  S4: {
    finding: 'In early 2024 subjects of 1 to 5 words did best again, at 3.88%.',
    sample: 'over 425,000 pitches',
    source: 'Propel Media Barometer',
    url: 'https://propelmypr.com/research/the-propel-media-barometer---q1-2024',
    year: 2024,
    strength: 'medium',
    caveat: 'The same vendor as S1; pitches to journalists.',
  },
  S8: {
    finding:
      'An empty subject did not bring more answers than an informative or a provocative one, and drew more open refusals.',
    sample: 'two samples',
    source: 'Sappleton and Lourenço',
    url: 'https://informahealthcare.com/doi/full/10.1080/13645579.2015.1078596',
    year: 2015,
    strength: 'strong',
    caveat: 'Invitations to a survey.',
  },
  S9: {
    finding:
      'In randomised tests on cold mail between businesses, subjects about the reader were opened most and a teasing one least.',
    sample: 'about 45,000 emails',
    source: 'The Hunting Dynasty',
    url: 'http://www.thehuntingdynasty.com/2018/07/cold-call-emails-3-gold-standard-tips-from-our-behavioural-science-experiments-you-need-to-know/',
    year: 2018,
    strength: 'medium',
    caveat: 'Opens, not answers.',
  },
  S10: {
    finding:
      'An unclear subject was opened most, yet it was the known sender’s address that raised completed surveys.',
    sample: '2,021 professors',
    source: 'DeAngelo and Feng',
    url: 'https://bohrium.dp.tech/paper/arxiv/5ce3aa15ced107d4c656ec5f',
    year: 2019,
    strength: 'medium',
    caveat: 'It is why a curious subject earns and costs nothing.',
  },
  S13: {
    finding: 'A first name in the subject raised opens by 20% and leads by 31%.',
    sample: 'over 60,000 people in the main trial',
    source: 'Sahni, Wheeler and Chintagunta, Marketing Science',
    url: 'https://documents.pub/document/personalization-in-email-marketing-the-role-of-personalization-in-email-marketing.html',
    year: 2018,
    strength: 'medium',
    caveat: 'Randomised; a later study could not repeat it (S14).',
  },
  S14: {
    finding:
      'A first name in the subject changed neither opens nor clicks when the test was repeated.',
    sample: null,
    source: 'Defau and Zauner, Marketing Letters',
    url: 'https://www.springerprofessional.de/en/personalized-subject-lines-in-email-marketing/26023266',
    year: 2023,
    strength: 'medium',
    caveat: 'Disagrees with S13, so a name in the subject earns and costs nothing.',
  },
} as const satisfies Record<string, EvidenceCard>;
