import { paths, retention } from '@replysmith/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtSite } from '../../testing/running/built-site.ts';
import { type TestApp, createTestApp } from '../../testing/running/test-app.ts';
import { loadSite } from './site.ts';

const publicUrl = 'https://coach.example.com';
const page = '<html></html>';

let site: Awaited<ReturnType<typeof builtSite>>;
let test: TestApp;

beforeAll(async () => {
  site = await builtSite({
    'index.html': page,
    'library/index.html': page,
    'library/to-q&a/index.html': page,
    '404/index.html': page,
    '__spa-fallback.html': page,
    'assets/a.js': 'a',
  });
  test = await createTestApp({
    publicUrl,
    site: await loadSite(site.folder, { publicUrl, retention }),
  });
});
afterAll(async () => {
  await test.close();
  await site.remove();
});

it('names every built page once, by its full address, but none that stands in for others', async () => {
  const response = await test.call('/sitemap.xml');
  expect(response.headers.get('content-type')).toMatch(/^application\/xml/);
  const addresses = [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, at]) => at);
  expect(addresses).toEqual([
    `${publicUrl}/`,
    `${publicUrl}/library`,
    `${publicUrl}/library/to-q&amp;a`,
  ]);
});

/** Reads robots.txt as search engines do: the longest matching path decides. */
function mayFetch(robots: string, address: string): boolean {
  const lines = [...robots.matchAll(/^(Allow|Disallow): (.*)$/gm)]
    .map(([, directive, path = '']) => ({ directive, path }))
    .filter(({ path }) => address.startsWith(path));
  return lines.toSorted((a, b) => b.path.length - a.path.length)[0]?.directive !== 'Disallow';
}

it('closes the product and the API to search engines, and names the sitemap', async () => {
  const response = await test.call('/robots.txt');
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  const robots = await response.text();
  expect(robots).toMatch(/^User-agent: \*\n/);
  expect(robots).toContain(`\nSitemap: ${publicUrl}/sitemap.xml\n`);
  const allowed = ['/', '/about', '/library/first', '/assets/a.js', '/sitemap.xml', '/_.data'];
  const plans = [paths.pricingPlans, paths.planFeatures];
  for (const address of [...allowed, ...plans])
    expect(mayFetch(robots, address), address).toBe(true);
  const closed = ['/auth', '/signup?plan=free', '/dashboard/library', '/sandbox/checkout/1'];
  const api = [paths.accounts.session, paths.profiles, paths.optimizeEmail, paths.realtime];
  for (const address of [...closed, ...api]) expect(mayFetch(robots, address), address).toBe(false);
});
