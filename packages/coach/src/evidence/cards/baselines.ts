import type { EvidenceCard } from '../evidence-card.ts';

export const baselineCards = {
  N1: {
    finding:
      'Published averages differ by three times: 3.43% (top quarter 5.5%, top tenth 10.7%), 4.5%, 5.8% (6.8% in 2023), 8.5% for link requests, 2.9 to 3.4% for pitches to journalists.',
    sample: '12 to 31 million emails where a size is given',
    source: 'Instantly, Hunter, Belkins, Backlinko and Propel, collected by Growth Engineer',
    url: 'https://growthengineer.ai/blog/cold-email-reply-rate-benchmarks-2026',
    year: 2026,
    strength: 'weak',
    caveat: 'Vendors’ own figures, most of them seen at second hand.',
  },
  N2: {
    finding:
      'How people stand to one another and how many are addressed outweigh the text. People with much mail answer a smaller share of it, and more briefly.',
    sample: '2 million people, 16 billion emails',
    source: 'Kooti and others',
    url: 'https://www.arxiv-vanity.com/papers/1504.00704/',
    year: 2015,
    strength: 'medium',
    caveat: 'Mail of every kind, mostly between people who know each other.',
  },
  N3: {
    finding:
      'Programs that predict answers inside a company look at the text, at past contact and at time together.',
    sample: null,
    source: 'Yang and others, SIGIR',
    url: 'https://www.mendeley.com/catalogue/717f9ea2-fe8a-36d5-b0ca-d86af8920475/',
    year: 2017,
    strength: 'medium',
    caveat: 'How much each part tells was not in the text seen.',
  },
  G8: {
    finding:
      'The number of recipients and past contact told most about who got an answer; shorter mail was answered sooner.',
    sample: '315 million emails of more than 100,000 employees',
    source: 'Karagiannis and Vojnović',
    url: 'https://studylib.net/doc/14422278/behavioral-profiles-for-advanced-email-features',
    year: 2009,
    strength: 'medium',
    caveat: 'Very large, but mail inside one company.',
  },
  P10: {
    finding: 'Segments of 21 to 50 people were answered more than lists of 500 or more.',
    sample: '31 million emails',
    source: 'Hunter, quoted by Link Building Journal',
    url: 'https://linkbuildingjournal.co.uk/follow-up-sequences-that-actually-get-replies/',
    year: null,
    strength: 'weak',
    caveat: 'Seen at second hand, with the figure garbled.',
  },
} as const satisfies Record<string, EvidenceCard>;
