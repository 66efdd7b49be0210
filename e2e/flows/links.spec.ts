import { LinkChecker, LinkState } from 'linkinator';
import { publicAddresses } from '../../tools/product/public-addresses.ts';
import { expect, test } from '../fixtures/test.ts';

test('every link of the public pages leads to a page, and to the place on it that it names', async ({
  baseURL,
}) => {
  test.slow();
  const site = baseURL ?? '';
  const paths = await publicAddresses(site);
  expect(paths.length).toBeGreaterThan(200);

  const external = new Set<string>();
  const redirected: string[] = [];
  /** Pages of others are listed, not fetched. */
  const isLeft = (link: string) => {
    const isOurs = new URL(link).origin === site;
    if (!isOurs) external.add(link);
    return !isOurs;
  };
  const checker = new LinkChecker();
  checker.on('redirect', ({ url, targetUrl }) => redirected.push(`${url} -> ${targetUrl ?? '?'}`));
  const { links } = await checker.check({
    path: paths.map((path) => site + path),
    recurse: true,
    concurrency: 10,
    checkFragments: true,
    redirects: 'warn',
    headers: { accept: 'text/html,*/*' },
    linksToSkip: (link) => Promise.resolve(isLeft(link)),
  });

  const visited = new Set(links.map(({ url }) => new URL(url, site).pathname));
  for (const path of paths) expect(visited).toContain(path);
  const broken = links.filter(({ state }) => state === LinkState.BROKEN);
  const brokenOnce = new Map(broken.map(({ url, status, parent }) => [url, { status, parent }]));
  expect([...brokenOnce]).toEqual([]);
  expect(redirected).toEqual([]);
  await test.info().attach('external links', { body: [...external].toSorted().join('\n') });
});
