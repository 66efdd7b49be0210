/**
 * What only the owner of this site knows or can vouch for. Whoever runs it changes it here and
 * builds again; null leaves the page, and the structured data, without it.
 */
export type SiteContent = {
  operator: {
    name: string;
    country: string;
    /** Courts that the terms name. */
    courts: string;
    law: string;
    /** Where letters reach it. */
    address: string | null;
    /** From which age people there may consent to the use of their data by themselves. */
    consentAge: number | null;
  };
  /** Since when the terms and the privacy policy hold, as YYYY-MM-DD. */
  textsHoldSince: string;
  supportEmail: string | null;
  /** Within how many hours a person answers. */
  responseHours: number | null;
  /** Companies that handle data for the operator: who hosts, who carries mail, which model writes. */
  processors: readonly { name: string; country: string; does: string }[];
  /** After how many days a backup is overwritten. */
  backupDays: number | null;
  /** Where the source of this installation can be read. */
  sourceUrl: string | null;
  offices: readonly { city: string | null; region: string; country: string }[];
  /** Where consumers in the European Union withdraw from their contract, with a click. */
  withdrawalUrl: string | null;
  credits: readonly { role: string; name: string; href: string | null }[];
  claims: Claims;
};

/** The owner has to substantiate each of these where that is asked for. */
type Claims = {
  /** A badge above the prices. */
  pricingOffer: string | null;
  replyRates: string | null;
  speed: string | null;
  noCard: string | null;
  /** Enters the structured data only with the address where its reviews can be read. */
  rating: { value: number; reviews: number; readAt: string | null } | null;
};

export const siteContent: SiteContent = {
  operator: {
    name: 'Replysmith',
    country: 'Greece',
    law: 'Greek law',
    courts: 'Athens',
    address: null,
    consentAge: 15,
  },
  textsHoldSince: '2025-01-16',
  supportEmail: 'support@replysmith.example',
  responseHours: 24,
  processors: [],
  backupDays: null,
  sourceUrl: null,
  offices: [
    { city: null, region: 'Texas', country: 'USA' },
    { city: 'Athens', region: 'Attica', country: 'Greece' },
  ],
  withdrawalUrl: null,
  credits: [
    { role: 'Developed by', name: 'the Replysmith authors', href: null },
    { role: 'Data kept by', name: 'PostgreSQL', href: 'https://www.postgresql.org/' },
  ],
  claims: {
    pricingOffer: 'Limited Time Pricing Offer',
    replyRates: 'Reply rates up to 15x',
    speed: '10x faster creation',
    noCard: 'No credit card needed to start',
    rating: { value: 4.8, reviews: 150, readAt: null },
  },
};
