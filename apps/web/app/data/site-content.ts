/**
 * What only the owner of this site knows. Edit it and rebuild; null removes it from the pages and
 * the structured data.
 */
export type SiteContent = {
  operator: {
    name: string;
    country: string;
    /** Courts named in the terms. */
    courts: string;
    law: string;
    /** Postal address. */
    address: string | null;
    /** The age from which people there may consent to data use themselves. */
    consentAge: number | null;
  };
  /** Effective date of the terms and the privacy policy, as YYYY-MM-DD. */
  textsHoldSince: string;
  supportEmail: string | null;
  /** Within how many hours a person answers. */
  responseHours: number | null;
  /** Companies that process data for the operator: hosting, mail, model. */
  processors: readonly { name: string; country: string; does: string }[];
  /** After how many days a backup is overwritten. */
  backupDays: number | null;
  /** Where the source of this installation can be read. */
  sourceUrl: string | null;
  offices: readonly { city: string | null; region: string; country: string }[];
  /** Where consumers in the European Union can withdraw from their contract with one click. */
  withdrawalUrl: string | null;
  credits: readonly { role: string; name: string; href: string | null }[];
  claims: Claims;
};

/** The owner must be able to substantiate each of these. */
type Claims = {
  /** A badge above the prices. */
  pricingOffer: string | null;
  replyRates: string | null;
  speed: string | null;
  noCard: string | null;
  /** Included in the structured data only with the address of its reviews. */
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
