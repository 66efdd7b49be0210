import { expect, it } from 'vitest';
import { signUpAddress } from './sign-up-address.ts';

it('asks for the free plan unless another is named', () => {
  expect(signUpAddress()).toBe('/signup?plan=free');
  expect(signUpAddress({ plan: 'starter' })).toBe('/signup?plan=starter');
});

it('carries the page that is wanted through the query unharmed', () => {
  expect(signUpAddress({ next: '/dashboard/library' })).toBe(
    '/signup?plan=free&next=/dashboard/library',
  );
  const next = '/dashboard/library?template=a&b=c d#e';
  const [, query] = signUpAddress({ next }).split('?');
  expect(new URLSearchParams(query).get('next')).toBe(next);
});
