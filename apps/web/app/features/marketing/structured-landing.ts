import { pages, standardPlans } from '@replysmith/contract';
import type { SiteContent } from '../../data/site-content.ts';
import { siteAddress } from '../../lib/site-address.ts';

type Known = {
  description: string;
  content: Pick<SiteContent, 'operator' | 'supportEmail' | 'claims'>;
};

/** The schema.org data about the product and its operator. */
export function structuredLanding({ description, content }: Known) {
  const url = siteAddress() + pages.home;
  const organization = `${url}#organization`;
  const { operator, supportEmail, claims } = content;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': organization,
        name: operator.name,
        url,
        ...(supportEmail && { email: supportEmail }),
      },
      {
        '@type': 'WebSite',
        '@id': `${url}#website`,
        name: 'Replysmith',
        url,
        inLanguage: 'en',
        publisher: { '@id': organization },
      },
      {
        '@type': 'SoftwareApplication',
        name: 'Replysmith',
        url,
        description,
        applicationCategory: 'BusinessApplication',
        operatingSystem: 'Web',
        publisher: { '@id': organization },
        offers: offers(),
        ...rating(claims),
      },
    ],
  };
}

/** The plans that every database is seeded with. */
function offers() {
  const prices = standardPlans().map((plan) => plan.price_monthly);
  return {
    '@type': 'AggregateOffer',
    priceCurrency: 'USD',
    lowPrice: Math.min(...prices),
    highPrice: Math.max(...prices),
    offerCount: prices.length,
  };
}

/** A rating needs reviews that anybody can read. */
function rating({ rating: claimed }: SiteContent['claims']) {
  if (!claimed?.readAt) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: claimed.value,
      reviewCount: claimed.reviews,
      url: claimed.readAt,
    },
  };
}
