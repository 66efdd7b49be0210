import type { EvidenceCard } from '../evidence-card.ts';

export const formatCards = {
  G1: {
    finding:
      'Emails that opened with Hey, Hello or Hi was answered 63 to 64% of the time, with Dear 56.5%; all mail 47.5%.',
    sample: 'over 300,000 threads',
    source: 'Boomerang, reported by CareerBeacon',
    url: 'https://blog.careerbeacon.com/study-finds-which-email-openings-get-the-best-response-rate-im-shocked-by-the-results/',
    year: 2018,
    strength: 'medium',
    caveat: 'Public mailing lists.',
  },
  G2: {
    finding: 'Emails that closed with thanks was answered 62% of the time, other mail 47.5%.',
    sample: 'about 350,000 messages',
    source: 'Boomerang, reported by The Bulletproof Musician',
    url: 'https://bulletproofmusician.com/an-email-hack-that-could-increase-the-likelihood-of-getting-a-reply-and-possibly-make-the-world-a-slightly-better-place-for-everyone-too/',
    year: null,
    strength: 'weak',
    caveat: 'Requests for help end with thanks, and help is often given.',
  },
  K3: {
    finding:
      'A few phrases were nearly always spam: “100% guaranteed” 98%, “money back guarantee” 94%, “Dear Friend” 88%.',
    sample: '44,134 spam and 21,186 wanted emails',
    source: 'SpamAssassin rule statistics',
    url: 'https://github.com/apache/spamassassin',
    year: 2009,
    strength: 'medium',
    caveat:
      'Old mail, and each phrase is rare. “Act now”, “free” and “$” carried little or no signal.',
  },
  K6: {
    finding: 'An image with hardly any text beside it was spam 99% of the time.',
    sample: '44,134 spam and 21,186 wanted emails',
    source: 'SpamAssassin rule statistics',
    url: 'https://github.com/apache/spamassassin',
    year: 2009,
    strength: 'medium',
    caveat: 'Old mail.',
  },
  K9: {
    finding:
      'Pitches with two or three links were answered 3.5 to 3.8% of the time, with four or more 2.5 to 2.7%, with none 1.5%.',
    sample: null,
    source: 'Propel Media Barometer, reported by O’Dwyer’s',
    url: 'https://www.odwyerpr.com/story/public/18186/2022-07-12/only-3-100-pitches-get-nibbles.html',
    year: 2022,
    strength: 'medium',
    caveat:
      'Pitches to journalists, where links carry the story. One or two links cost nothing here.',
  },
  K11: {
    finding:
      'Spam filters keep long lists of link shorteners, and Google asks that a link shows where it leads.',
    sample: null,
    source: 'SpamAssassin and Google’s sender guidelines',
    url: 'https://support.google.com/a/answer/81126',
    year: 2026,
    strength: 'medium',
    caveat: null,
  },
  G5: {
    finding: 'Slips of spelling and grammar lowered what readers thought of the writer.',
    sample: null,
    source: 'Boland and Queen, PLOS ONE',
    url: 'http://journals.plos.org/plosone/article?id=10.1371%2Fjournal.pone.0149885',
    year: 2016,
    strength: 'medium',
    caveat: 'How writers are seen; some readers mind far more than others.',
  },
  G6: {
    finding: 'A question in the postscript did as well as the same question in the body.',
    sample: null,
    source: 'Joshua Earl',
    url: 'https://joshuaearl.com/do-more-people-read-the-ps/',
    year: null,
    strength: 'weak',
    caveat: 'The test of one list owner.',
  },
  K1: {
    finding: 'A subject in capitals was no sign of spam.',
    sample: '44,134 spam and 21,186 wanted emails',
    source: 'SpamAssassin rule statistics',
    url: 'https://github.com/apache/spamassassin',
    year: 2009,
    strength: 'medium',
    caveat: 'Old mail. It is for people that capitals cost something (S12).',
  },
  K4: {
    finding:
      '“Act now”, “low price” and a subject that starts with $ told spam from wanted mail hardly better than chance, or worse.',
    sample: '44,134 spam and 21,186 wanted emails',
    source: 'SpamAssassin rule statistics',
    url: 'https://github.com/apache/spamassassin',
    year: 2009,
    strength: 'medium',
    caveat: 'Old mail; it says nothing about filters that learn.',
  },
  L8: {
    finding:
      'No study was found in which a way to opt out lowered answers; Google says an easy one can raise interest.',
    sample: null,
    source: 'Google sender guidelines',
    url: 'https://support.google.com/a/answer/81126',
    year: 2026,
    strength: 'none',
    caveat: 'A line to opt out earns and costs nothing.',
  },
} as const satisfies Record<string, EvidenceCard>;
