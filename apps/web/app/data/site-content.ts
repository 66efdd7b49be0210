/**
 * What only the owner of this site knows or can vouch for. Whoever runs it changes it here and
 * builds again; null leaves the page, and the structured data, without it.
 */
type SiteContent = {
  operator: {
    name: string;
    country: string;
    /** Courts that the terms name. */
    courts: string;
    law: string;
  };
  supportEmail: string | null;
  /** Within how many hours a person answers. */
  responseHours: number | null;
  offices: readonly { city: string | null; region: string; country: string }[];
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
  operator: { name: 'Replysmith', country: 'Greece', law: 'Greek law', courts: 'Athens' },
  supportEmail: 'support@replysmith.example',
  responseHours: 24,
  offices: [
    { city: null, region: 'Texas', country: 'USA' },
    { city: 'Athens', region: 'Attica', country: 'Greece' },
  ],
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
