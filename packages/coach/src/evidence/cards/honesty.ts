import type { EvidenceCard } from '../evidence-card.ts';

export const honestyCards = {
  L1: {
    finding:
      'Google tells senders not to write Re: or Fwd: unless it is a reply or a forward, and not to mislead in the subject.',
    sample: null,
    source: 'Google sender guidelines',
    url: 'https://support.google.com/a/answer/81126',
    year: 2026,
    strength: 'strong',
    caveat: 'A rule of the mailbox, not a measurement.',
  },
  L6: {
    finding:
      'United States law forbids false headers and deceptive subjects, between businesses too.',
    sample: null,
    source: 'CAN-SPAM Act, summarised by FTC Defense Lawyer',
    url: 'https://ftcdefenselawyer.com/how-to-comply-with-ftcs-can-spam-act/',
    year: null,
    strength: 'strong',
    caveat: 'Law, not a measurement; other countries ask for more.',
  },
  K7: {
    finding: 'Subjects that pose as replies were spam 84% of the time.',
    sample: '44,134 spam and 21,186 wanted emails',
    source: 'SpamAssassin rule statistics',
    url: 'https://github.com/apache/spamassassin',
    year: 2009,
    strength: 'medium',
    caveat: 'Old mail.',
  },
} as const satisfies Record<string, EvidenceCard>;
