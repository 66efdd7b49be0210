import { expect, test } from 'vitest';
import { siteContent } from '../../data/site-content.ts';
import { structuredLanding } from './structured-landing.ts';

type Rating = NonNullable<(typeof siteContent)['claims']['rating']>;

function applicationWith(rating: Rating | null, supportEmail: string | null = null) {
  const claims = { ...siteContent.claims, rating };
  return JSON.stringify(
    structuredLanding({ description: 'Points', content: { ...siteContent, supportEmail, claims } }),
  );
}

test('offers what the standard plans cost', () => {
  const known = structuredLanding({ description: 'Points', content: siteContent });
  expect(known['@graph'].map((thing) => thing['@type'])).toEqual([
    'Organization',
    'WebSite',
    'SoftwareApplication',
  ]);
  expect(known['@graph'][2]).toMatchObject({
    offers: { lowPrice: 0, highPrice: 99, offerCount: 3, priceCurrency: 'USD' },
  });
});

test('names a rating only with the address where its reviews can be read', () => {
  const rating = { value: 4.8, reviews: 150 };
  expect(applicationWith(null)).not.toContain('aggregateRating');
  expect(applicationWith({ ...rating, readAt: null })).not.toContain('aggregateRating');
  const readAt = 'https://reviews.example/replysmith';
  expect(applicationWith({ ...rating, readAt })).toContain('"ratingValue":4.8,"reviewCount":150');
});

test('leaves out an address for mail that the owner has not given', () => {
  expect(applicationWith(null)).not.toContain('"email"');
  expect(applicationWith(null, 'help@site.example')).toContain('"email":"help@site.example"');
});
