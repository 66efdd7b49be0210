import { appAddresses, isOfApp } from '@replysmith/contract';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, it } from 'vitest';
import config from '../react-router.config.ts';
import routes from './routes.ts';

/** Addresses of everything in one frame, with something in place of what varies. */
function addressesIn(frame: string): string[] {
  const found = routes.find(({ file }) => file === frame);
  return (found?.children ?? []).flatMap((route) => addressesOf(route, ''));
}

function addressesOf({ path, children }: RouteConfigEntry, above: string): string[] {
  const own = path ? `${above}/${path.replace(/:\w+\??|\*/g, 'any')}` : above;
  return children ? children.flatMap((child) => addressesOf(child, own)) : [own || '/'];
}

const product = addressesIn('routes/app-layout.tsx');
const site = addressesIn('routes/public-page.tsx');

it('has every page of the product where the server expects it, and no page of the site', () => {
  expect(product.length).toBeGreaterThan(15);
  expect(product.filter((address) => !isOfApp(address))).toEqual([]);
  expect(site.length).toBeGreaterThan(1);
  expect(site.filter(isOfApp)).toEqual([]);
});

it('has a page wherever the server expects the product', () => {
  const empty = appAddresses.filter((expected) => {
    const start = expected.replace(/\*$/, '');
    return !product.some((address) =>
      start === expected ? address === expected : address.startsWith(start),
    );
  });
  expect(empty).toEqual([]);
});

it('has nothing outside these two frames', () => {
  expect(routes.map(({ file }) => file)).toEqual([
    'routes/public-page.tsx',
    'routes/app-layout.tsx',
  ]);
});

it('builds every page of the site, the sign-in and no more of the product, and one for what is missing wherever addresses vary', () => {
  const built = config.prerender({ getStaticPaths: () => [...site, ...product] });
  const expected = site.map((address) => address.replace(/any$/, '404'));
  expect(expected).toContain('/404');
  expect(expected.filter((address) => !built.includes(address))).toEqual([]);
  expect(built.filter(isOfApp)).toEqual(['/auth']);
});
