type ArrivalRecord = {
  name: string;
  /** What it tells a mailbox. */
  says: string;
  /** A command that shows it. */
  look: string;
  holds: string;
};

/** The DNS records that say who may send for a domain. */
export const arrivalRecords: readonly ArrivalRecord[] = [
  {
    name: 'SPF',
    says: 'Which servers may send email for your domain. Put your domain in place of example.com.',
    look: 'nslookup -type=TXT example.com',
    holds: 'v=spf1',
  },
  {
    name: 'DKIM',
    says: 'The key that your emails are signed with. The selector is what follows s= in the DKIM-Signature header of an email you sent.',
    look: 'nslookup -type=TXT selector._domainkey.example.com',
    holds: 'p=',
  },
  {
    name: 'DMARC',
    says: 'What a mailbox should do with an email that passes neither, and where to report it.',
    look: 'nslookup -type=TXT _dmarc.example.com',
    holds: 'v=DMARC1',
  },
];
