import type { EvidenceCard } from '../evidence-card.ts';

export const sequenceCards = {
  Q1: {
    finding:
      'Contacting people a second time raised the odds of an answer by 1.44 (between 1.22 and 1.70).',
    sample: 'randomised trials taken together',
    source: 'Edwards and others, BMJ',
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC111107',
    year: 2002,
    strength: 'strong',
    caveat: 'Surveys, not sales.',
  },
  Q2: {
    finding: 'One follow-up raised all answers taken together by 65.8%.',
    sample: '12 million emails',
    source: 'Backlinko, quoted in a public file; the study itself could not be reached',
    url: 'https://backlinko.com',
    year: null,
    strength: 'medium',
    caveat: 'Requests for links, seen only at second hand.',
  },
  Q3: {
    finding:
      'Without a follow-up 9% were answered, with one or more 13%; among experienced senders 16% and 27%. Two or three follow-ups did best.',
    sample: null,
    source: 'Woodpecker',
    url: 'https://woodpecker.co/blog/?p=5562',
    year: null,
    strength: 'medium',
    caveat: 'The size of the sample is not given, and the firm sells sending.',
  },
  Q4: {
    finding:
      'The first follow-up added 49%, the second 9%, and the third took 20% away. Three rounds in all did best, at 9.2%, with 2 to 5 days between.',
    sample: '11 million emails, 2021 to 2023',
    source: 'Belkins',
    url: 'https://belkins-site-staging.web.app/blog/sales-follow-up-statistics',
    year: 2023,
    strength: 'medium',
    caveat: 'One vendor’s campaigns. A year later one follow-up did best.',
  },
  Q5: {
    finding:
      'The first follow-up added 49%, the second 3%, and the third took 30% away. One email and one follow-up did best, at 6.9%, 3 days apart.',
    sample: '7.5 million emails and 6 million of Reply’s, 2023 to 2024',
    source: 'Belkins with Reply',
    url: 'https://staging.belkins.io/blog/sales-follow-up-statistics',
    year: 2024,
    strength: 'medium',
    caveat: 'The best number has been falling from year to year.',
  },
  Q6: {
    finding:
      'A single email did best, at 8.4%; four or more emails more than tripled unsubscribes and spam complaints.',
    sample: '16.5 million emails',
    source: 'Belkins, quoted by DripDraft',
    url: 'https://dripdraft.com/q/best-way-to-follow-up-sales-lead-optA',
    year: 2025,
    strength: 'weak',
    caveat: 'Seen only at second hand. Trials find that a second contact helps.',
  },
  Q7: {
    finding:
      'Warm answers fell from 1.28% at the first follow-up to 0.62% at the fifth, with more refusals for each of them.',
    sample: '3.7 million emails of 401 senders',
    source: 'Growbots',
    url: 'https://www.growbots.com/labs/how-many-emails-should-i-send-to-one-prospect/',
    year: 2018,
    strength: 'medium',
    caveat: 'One vendor’s customers.',
  },
  Q8: {
    finding:
      '58% of answers came to the first email; 4 to 7 emails were called best, with little after the seventh.',
    sample: 'billions of emails, by its own account',
    source: 'Instantly, quoted at second hand',
    url: 'https://datarecoverypanama.com/blog/cold-email-strategy/cold-email-sequence-strategy-b2b-2025.html',
    year: 2026,
    strength: 'weak',
    caveat: 'Vendors who sell sending volume name higher numbers than the others.',
  },
  Q9: {
    finding: '32% of positive answers came to emails two to five.',
    sample: 'customers’ campaigns',
    source: 'LeadGenius',
    url: 'https://www.leadgenius.com/patience-positive-reply-sales-guy-just-wont-stop-emailing/',
    year: null,
    strength: 'weak',
    caveat: 'The size of the sample is not given.',
  },
  Q10: {
    finding:
      'After no answer to the first email, the second had a 21% chance. 91% of opens came within a day, and 90% of answers within a day of the opening.',
    sample: 'more than 500,000 emails, early 2014',
    source: 'Yesware, reported by Polite Persistence',
    url: 'http://politepersistence.com/blog-post/complete-sales-email-frequency-guide-why-it-pays-follow',
    year: 2014,
    strength: 'medium',
    caveat: 'Old; it is why a wait of two or three days loses little.',
  },
  Q11: {
    finding: 'A sending tool sets its follow-ups 3, 6, 12 and 18 days apart unless told otherwise.',
    sample: null,
    source: 'Woodpecker help pages',
    url: 'https://woodpecker.co/help-center/en/articles/5258787-how-to-set-up-the-delay-between-follow-ups',
    year: null,
    strength: 'weak',
    caveat: 'Practice, not a measurement.',
  },
  Q12: {
    finding: 'For people who had asked first, five emails by days 4, 8, 15 and 22 were advised.',
    sample: null,
    source: 'Rapid Learning Institute, on a study of leads',
    url: 'https://rapidlearninginstitute.com/blog/prospecting-e-mail/',
    year: null,
    strength: 'weak',
    caveat: 'They had asked to be contacted; a stranger has not.',
  },
} as const satisfies Record<string, EvidenceCard>;
