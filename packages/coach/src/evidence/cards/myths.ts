import type { EvidenceCard } from '../evidence-card.ts';

/** What is often said and was not found to hold. No rule rests on these; they say why there is none. */
export const mythCards = {
  D1: {
    finding:
      'No best day or hour holds. One study found weekdays equal and the weekend at 45.8% against 39.1%; one vendor’s best day moved between four weekdays; LinkedIn’s days lie within 1%, save Friday and Saturday.',
    sample: '5,275 weekend and 525,742 weekday emails; others not given',
    source: 'Yesware, reported by Refinery29; Propel; LinkedIn',
    url: 'https://refinery29.com/en-us/best-email-tips',
    year: 2014,
    strength: 'weak',
    caveat: 'A study of 20 million emails measured opens.',
  },
  D2: {
    finding: 'For “a single call to action brings 371% more clicks” no source was found.',
    sample: null,
    source: 'Searched for; nothing found',
    url: null,
    year: null,
    strength: 'none',
    caveat: 'A tested figure for fewer things to click is on the card C3.',
  },
  D3: {
    finding:
      'For “80% of sales need five or more follow-ups, 44% of sellers stop after one” no first source was found.',
    sample: null,
    source: 'Searched for; nothing found',
    url: null,
    year: null,
    strength: 'none',
    caveat: 'Repeated everywhere; the counts on the cards Q4 to Q6 say otherwise.',
  },
  D4: {
    finding:
      'For “47% open on the subject alone, 69% report spam because of it” no first source was found.',
    sample: null,
    source: 'Searched for; nothing found',
    url: null,
    year: null,
    strength: 'none',
    caveat: 'Opens have been counted badly since Apple’s mail privacy protection of 2021.',
  },
  D5: {
    finding:
      'That break-up emails are answered 10 to 15% of the time was found only at second hand.',
    sample: null,
    source: 'Searched for; no method found',
    url: null,
    year: null,
    strength: 'none',
    caveat: null,
  },
  D6: {
    finding:
      'On questions in subjects two vendors say opposite things: 46% opens, and 56% fewer opens.',
    sample: null,
    source: 'Searched for; no method found',
    url: null,
    year: null,
    strength: 'none',
    caveat: 'Both about opens only.',
  },
  D7: {
    finding: 'That it takes eight to twelve touches is said of calls, adverts and mail together.',
    sample: null,
    source: 'Searched for; no method found',
    url: null,
    year: null,
    strength: 'none',
    caveat: 'It says nothing about the text of an email.',
  },
  D8: {
    finding: 'That lower-case subjects win was found only at second hand, and about opens.',
    sample: null,
    source: 'Searched for; no method found',
    url: null,
    year: null,
    strength: 'none',
    caveat: null,
  },
  D9: {
    finding: 'On title case, contractions, ellipses and long dashes nothing was found.',
    sample: null,
    source: 'Searched for; nothing found',
    url: null,
    year: null,
    strength: 'none',
    caveat: null,
  },
  K8: {
    finding:
      'SpamAssassin calls a mail spam from 5.0 points, which the wording of a cold email alone almost never reaches.',
    sample: null,
    source: 'SpamAssassin default settings',
    url: 'https://github.com/apache/spamassassin',
    year: 2024,
    strength: 'medium',
    caveat: 'Filters that learn publish nothing.',
  },
  K12: {
    finding:
      'For plain text against HTML, for switching open tracking off and for “no links at all” no method was found.',
    sample: null,
    source: 'Searched for; vendors’ claims only',
    url: null,
    year: null,
    strength: 'none',
    caveat: null,
  },
  G7: {
    finding: 'Social links in the signature went with 9.8% more answers to requests for links.',
    sample: '12 million emails',
    source: 'Backlinko, quoted in a public file',
    url: 'https://backlinko.com',
    year: null,
    strength: 'weak',
    caveat: 'Seen only at second hand.',
  },
} as const satisfies Record<string, EvidenceCard>;
