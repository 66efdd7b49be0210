import type { EvidenceCard } from '../evidence-card.ts';

const rulesOfMailboxes = 'A rule of the mailbox, not a measurement.';
const copies = 'https://github.com/azumakuniyuki/feb-2024-no-auth-no-entry';

export const lawCards = {
  L2: {
    finding: 'Google asks senders to keep spam complaints below 0.10% and never to reach 0.30%.',
    sample: null,
    source: 'Google sender guidelines',
    url: copies,
    year: 2026,
    strength: 'strong',
    caveat: rulesOfMailboxes,
  },
  L3: {
    finding:
      'Whoever sends close to 5,000 messages a day to personal Gmail needs SPF, DKIM and DMARC, and for marketing mail one-click unsubscribe, honoured within 48 hours.',
    sample: null,
    source: 'Google sender guidelines and questions',
    url: copies,
    year: 2026,
    strength: 'strong',
    caveat: 'A rule of the mailbox. It covers personal Gmail, not company inboxes.',
  },
  L4: {
    finding:
      'Yahoo asks for complaints below 0.3%, one-click unsubscribe with a visible link, honoured in 2 days, and no deceptive subjects.',
    sample: null,
    source: 'Yahoo sender requirements',
    url: copies,
    year: 2025,
    strength: 'strong',
    caveat: rulesOfMailboxes,
  },
  L5: {
    finding:
      'Microsoft rejects mail to its consumer Outlook from senders of more than 5,000 a day without SPF, DKIM and DMARC, and asks for a working unsubscribe and accurate subjects.',
    sample: null,
    source: 'Microsoft sender requirements',
    url: copies,
    year: 2025,
    strength: 'strong',
    caveat: rulesOfMailboxes,
  },
  L7: {
    finding:
      'In the United Kingdom the rule that asks for consent to marketing email does not cover companies; it does cover sole traders and some partnerships. A named work address is personal data.',
    sample: null,
    source: 'Information Commissioner’s Office',
    url: 'https://cy.ico.org.uk/for-organisations/direct-marketing-and-privacy-and-electronic-communications/business-to-business-marketing',
    year: null,
    strength: 'strong',
    caveat: 'Law, not a measurement; other countries differ.',
  },
} as const satisfies Record<string, EvidenceCard>;
