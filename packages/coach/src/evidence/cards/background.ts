import type { EvidenceCard } from '../evidence-card.ts';

/** Findings that no rule rests on and that the answers refer to. */
export const backgroundCards = {
  B3: {
    finding: 'Deleting every other paragraph of a letter raised donations by 16%.',
    sample: null,
    source: 'Rogers and Lasky-Fink, quoted in a reader’s notes',
    url: 'https://notes.alexkehayias.com/messages-should-be-a-single-idea-and-brief',
    year: null,
    strength: 'medium',
    caveat: 'Seen only at second hand.',
  },
  C9: {
    finding: 'Saying that even a little helps raised compliance (odds of 2.41 times).',
    sample: '19 studies with 2,730 people',
    source: 'Review of the legitimising of small favours',
    url: 'https://www.researchgate.net/publication/230584128_The_Legitimization_of_Paltry_Favors_Effect_A_Review_and_Meta-Analysis',
    year: null,
    strength: 'weak',
    caveat: 'The figure is for face to face; by mail it was weaker.',
  },
  F2: {
    finding:
      'A test cut a company’s name from 12 to 4 mentions and raised “you” from 2 to 10; its result was not in the text seen.',
    sample: null,
    source: 'NextAfter, experiment 86476',
    url: 'https://nextafter.com/experiments/how-using-donor-centric-language-in-a-calendar-year-end-appeal-impacted-clicks',
    year: null,
    strength: 'none',
    caveat: 'It shows only how others count such words.',
  },
  G3: {
    finding:
      'People thanked for their help agreed to help again 66% of the time, others 32%; a second stranger was helped by 55% and by 25%.',
    sample: '69 and 57 people in the studies described',
    source: 'Grant and Gino, retold',
    url: 'https://smalltalkbigresults.wordpress.com/2013/05/12/a-little-thanks-goes-a-long-way/',
    year: 2010,
    strength: 'medium',
    caveat: 'Thanks after real help.',
  },
  G4: {
    finding: 'Informal greetings and a simpler style do slightly better.',
    sample: null,
    source: 'Read from the cards G1 and R3',
    url: 'https://blog.careerbeacon.com/study-finds-which-email-openings-get-the-best-response-rate-im-shocked-by-the-results/',
    year: null,
    strength: 'medium',
    caveat: 'It is why contractions cost nothing.',
  },
  P5: {
    finding:
      'Personal messages to candidates beat bulk ones; 94% of what bulk senders wrote was not personal and drew few answers.',
    sample: null,
    source: 'LinkedIn',
    url: 'https://business.linkedin.com/talent-solutions/blog/2014/07/inmail-policy-change',
    year: 2014,
    strength: 'weak',
    caveat: 'The platform’s own statement.',
  },
  P8: {
    finding:
      'More personal data in an email makes readers feel their privacy is at risk; control and a warm tone soften it.',
    sample: 'three experiments',
    source: 'Marketing Letters',
    url: 'http://link.springer.com/article/10.1007/s11002-014-9315-0',
    year: 2014,
    strength: 'medium',
    caveat: 'Marketing mail.',
  },
  R6: {
    finding: 'The same letter taken from grade 15 to 12 lost 32.5% of revenue, within chance.',
    sample: null,
    source: 'NextAfter, experiment 21128',
    url: 'https://www.nextafter.com/research/2020/05/how-simplifying-the-reading-level-of-an-open-letter-impacted-downstream-revenue/',
    year: 2020,
    strength: 'weak',
    caveat: 'Not significant.',
  },
  S11: {
    finding:
      'Uncertain subjects draw attention; the effect fades when the message looks useful or much mail waits.',
    sample: 'laboratory study',
    source: 'Wainer, Dabbish and Kraut, CHI',
    url: 'http://hinet.lindayi.me/paper.php?id=1573748',
    year: 2011,
    strength: 'medium',
    caveat: 'Attention, not answers.',
  },
  X3: {
    finding:
      'Requests for help that show a clear need, evidence, gratitude and a wish to give back succeed more.',
    sample: 'over 21,000 posts',
    source: 'Althoff and others',
    url: 'https://ar5iv.labs.arxiv.org/html/1405.3282',
    year: 2014,
    strength: 'weak',
    caveat: 'Posts on a charity board.',
  },
} as const satisfies Record<string, EvidenceCard>;
