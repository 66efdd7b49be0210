import type { EvidenceCard } from '../evidence-card.ts';

export const relevanceCards = {
  P1: {
    finding: 'Personalised letters were 1.16 times as likely to be answered, in odds.',
    sample: '292 trials with 258,315 people, all methods together',
    source: 'Edwards and others, BMJ',
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC111107',
    year: 2002,
    strength: 'strong',
    caveat: 'Questionnaires by post; the effect is small.',
  },
  P2: {
    finding:
      'A topic the reader cares about raised the odds of an answer to 2.44 times: far more than using their name.',
    sample: '292 trials with 258,315 people, all methods together',
    source: 'Edwards and others, BMJ',
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC111107',
    year: 2002,
    strength: 'strong',
    caveat: 'Questionnaires by post.',
  },
  P3: {
    finding: 'Invitations by email that greeted people by name had more sign-ups.',
    sample: 'three studies',
    source: 'Joinson and Reips, Computers in Human Behavior',
    url: 'https://fanyv88.com:443/https/www.scribd.com/document/683180091/Joinson-ReipsCHB',
    year: 2005,
    strength: 'medium',
    caveat: 'Larger when the sender had standing.',
  },
  P7: {
    finding: 'Personal details without a stated reason made readers less willing to answer.',
    sample: 'two studies',
    source: 'White, Zahay, Thorbjørnsen and Shavitt, Marketing Letters',
    url: 'https://link.springer.com/article/10.1007%2Fs11002-007-9027-9',
    year: 2008,
    strength: 'medium',
    caveat: 'Mainly when the offer itself is of little use.',
  },
  P4: {
    finding: 'Personal subjects and bodies went with 30.5% and 32.7% more answers.',
    sample: '12 million emails',
    source: 'Backlinko and Pitchbox, quoted by Gaidme',
    url: 'https://gaidme.com/blog/cold-email-benchmarks-reply-rates-word-count',
    year: null,
    strength: 'medium',
    caveat: 'Seen only as a quotation, and only observed; trials find far less (P1).',
  },
  P9: {
    finding:
      'Personal detail or an easy next step each raised clicks; an email with every device of persuasion at once did worst.',
    sample: 'about 9,000 cold emails between businesses',
    source: 'The Hunting Dynasty',
    url: 'http://www.thehuntingdynasty.com/2018/07/cold-call-emails-3-gold-standard-tips-from-our-behavioural-science-experiments-you-need-to-know/',
    year: 2018,
    strength: 'medium',
    caveat: 'Randomised; clicks, not answers. It is why more facts than one earn nothing more.',
  },
} as const satisfies Record<string, EvidenceCard>;
