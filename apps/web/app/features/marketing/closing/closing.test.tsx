import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { siteContent } from '../../../data/site-content.ts';
import { OwnersClaims } from './closing.tsx';

const { operator } = siteContent;
const none = { pricingOffer: null, replyRates: null, speed: null, noCard: null, rating: null };

function textWith(claims: Partial<typeof siteContent.claims>): string {
  const content = { operator, claims: { ...none, ...claims } };
  return render(<OwnersClaims content={content} />).container.textContent;
}

test('says each claim as what the owner states', () => {
  const text = textWith({ replyRates: 'Reply rates up to 15x', speed: '10x faster creation' });
  expect(text).toContain(`${operator.name}’s own figures:`);
  expect(text).toContain('Reply rates up to 15x');
  expect(text).toContain('10x faster creation');
});

test('leaves out a claim that is not made, and the line without any', () => {
  expect(textWith({ speed: '10x faster creation' })).not.toContain('Reply rates');
  expect(textWith({ pricingOffer: 'Limited Time Pricing Offer' })).toBe('');
});

test('links a rating to its reviews where they can be read', () => {
  const rating = { value: 4.8, reviews: 150, readAt: 'https://reviews.example/replysmith' };
  expect(textWith({ rating: { ...rating, readAt: null } })).toContain('Rated 4.8 from 150 reviews');
  expect(document.querySelector('a')).toBeNull();
  textWith({ rating });
  expect(document.querySelector('a')?.getAttribute('href')).toBe(rating.readAt);
});
