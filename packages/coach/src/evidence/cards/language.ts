import type { EvidenceCard } from '../evidence-card.ts';

export const languageCards = {
  R1: {
    finding:
      'Mail at a third-grade reading level was answered 53% of the time, at college level 39%.',
    sample: '40 million emails',
    source: 'Boomerang, reported by Fast Company',
    url: 'https://www.fastcompany.com/3057096/the-perfect-email-is-short-simple-and-not-too-emotional',
    year: 2016,
    strength: 'medium',
    caveat: 'Observed, all kinds of mail.',
  },
  R2: {
    finding:
      'Seven in ten sales emails read at grade 10 or above; those at grade 5 had 67% more answers.',
    sample: 'about 3.5 million emails',
    source: 'Lavender help centre',
    url: 'https://help.lavender.ai/en/articles/6455186-exercises-to-fix-your-email-complexity-length-problems',
    year: null,
    strength: 'medium',
    caveat: 'One vendor.',
  },
  R3: {
    finding:
      'Across more than 30,000 newspaper tests the simpler headline drew more readers, by about 1%.',
    sample: 'over 30,000 A/B tests',
    source: 'Shulman, Markowitz and Rogers, Science Advances',
    url: 'https://shorensteincenter.org/reading-dies-complexity/',
    year: 2024,
    strength: 'medium',
    caveat: 'Randomised, but clicks on headlines, and a very small effect.',
  },
  R5: {
    finding:
      'A letter rewritten from grade 15 to grade 5 won more donors in one test, yet brought 25.9% less revenue a visitor in another.',
    sample: null,
    source: 'NextAfter, experiment 21354',
    url: 'https://www.nextafter.com/experiments/how-simplifying-an-open-letters-readability-impacted-revenue/',
    year: 2020,
    strength: 'medium',
    caveat: 'It is why simpler than grade 6 earns nothing more.',
  },
  R8: {
    finding:
      'Guidance for clear writing asks for 15 words a sentence on average and 25 at most; over 40 is hard to follow.',
    sample: null,
    source: 'Readability Guidelines',
    url: 'https://readabilityguidelines.co.uk/clear-language/simple-sentences',
    year: 2022,
    strength: 'medium',
    caveat: 'About understanding; nothing was measured about answers.',
  },
  X1: {
    finding: 'Customers spoken to in concrete words were more satisfied and bought more.',
    sample: '200 calls, 941 written contacts and 1,102 people',
    source: 'Packard and Berger, Journal of Consumer Research',
    url: 'https://instituteforpr.org/packard-berger-concrete-vs-abstract-lang',
    year: 2021,
    strength: 'medium',
    caveat: 'Customer service, not mail to strangers.',
  },
  X2: {
    finding:
      'Readers found text with jargon harder and resisted it more, even when the terms were explained.',
    sample: '650 people',
    source: 'Bullock and others',
    url: 'https://www.researchgate.net/publication/334738666_Jargon_as_a_barrier_to_effective_science_communication_Evidence_from_metacognition',
    year: 2019,
    strength: 'medium',
    caveat: 'Texts about science.',
  },
  R4: {
    finding:
      'The same letter at grade 5 in place of grade 15 moved 2.2% of visitors to act instead of 0.53%.',
    sample: '3,272 visitors',
    source: 'NextAfter, experiment 20597',
    url: 'https://www.nextafter.com/experiments/how-simplifying-an-open-letters-readability-impacted-donor-conversion-rate/',
    year: 2020,
    strength: 'medium',
    caveat: 'An appeal for donations; the money per visitor fell (R5).',
  },
  X4: {
    finding:
      'Two vendors claim opposite effects of a number in the subject, and neither figure can be traced.',
    sample: null,
    source: 'Searched for; only claims without a source found',
    url: null,
    year: null,
    strength: 'none',
    caveat: 'So a number in the subject earns and costs nothing.',
  },
  X5: {
    finding: 'No answer rate with a method behind it was found for naming customers.',
    sample: null,
    source: 'Searched for; nothing found',
    url: null,
    year: null,
    strength: 'none',
    caveat: 'A customer’s name counts only as a concrete thing.',
  },
} as const satisfies Record<string, EvidenceCard>;
