import type { EvidenceCard } from '../evidence-card.ts';

export const toneCards = {
  T3: {
    finding:
      'Hedges on facts and casual hedges lowered how an argument was judged; professional hedges did not.',
    sample: 'two experiments',
    source: 'Durik, Britt and others',
    url: 'https://studylib.net/doc/7338534/the-varying-effects-of-hedge-placement-on-argument-strength',
    year: null,
    strength: 'medium',
    caveat: 'About arguments, not requests.',
  },
  T4: {
    finding: '“I think” and “probably” persuade better than “might” and “possibly”.',
    sample: 'six studies',
    source: 'Oba and Berger',
    url: 'https://papers.ssrn.com/sol3/papers.cfm?abstract_id=4170915',
    year: 2022,
    strength: 'medium',
    caveat: 'So only several unlikely hedges in one sentence are counted here.',
  },
  T5: {
    finding: 'Exclamation marks make a writer seem warmer, and less powerful and less analytical.',
    sample: 'five studies, thousands of people',
    source: 'Journal of Experimental Social Psychology, reported by Nautilus',
    url: 'https://nautil.us/?p=1245930',
    year: 2025,
    strength: 'medium',
    caveat: 'How writers are seen, not whether they are answered. One mark does no harm.',
  },
  T8: {
    finding: 'Open appeals to guilt often fail.',
    sample: 'review of studies',
    source: 'O’Keefe',
    url: 'https://docslib.org/doc/5950643/guilt-and-social-influence',
    year: 2000,
    strength: 'medium',
    caveat: 'The size of the effect was not in the text seen.',
  },
  T9: {
    finding: 'Follow-ups saying “I never heard back” led to 12% fewer meetings.',
    sample: null,
    source: 'Gong, quoted in a public collection of marketing notes',
    url: 'https://github.com/coreyhaines31/marketingskills',
    year: null,
    strength: 'weak',
    caveat: 'No method given.',
  },
  T11: {
    finding: 'No measurement was found of what “I hope this finds you well” does to answers.',
    sample: null,
    source: 'Searched for; nothing found',
    url: null,
    year: null,
    strength: 'none',
    caveat: 'It only takes the first line, which the reader sees in the list of mails.',
  },
  F1: {
    finding:
      'When firms write to customers, “you” made no difference, “I” helped, and “we” did worse than “I”.',
    sample: 'five studies',
    source: 'Packard, Moore and McFerran, Journal of Marketing Research',
    url: 'https://studylib.net/doc/14641524/1-i%E2%80%99m-the-impact-of-personal-pronoun-use-in-customer-firm...',
    year: null,
    strength: 'medium',
    caveat: 'Customer service. It is why “I” is never counted against you.',
  },
} as const satisfies Record<string, EvidenceCard>;
