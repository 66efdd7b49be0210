import { pages, retention } from '@replysmith/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtSite } from '../../testing/running/built-site.ts';
import { type TestApp, createTestApp, publicUrl } from '../../testing/running/test-app.ts';
import { loadSite } from './site.ts';

const page = (name: string) => `<html><title>${name}</title></html>`;

let site: Awaited<ReturnType<typeof builtSite>>;
let test: TestApp;

beforeAll(async () => {
  site = await builtSite({
    'index.html': page('front'),
    'library/first/index.html': page('first template'),
    'library/404/index.html': page('no such template'),
    '404/index.html': page('not found'),
    '__spa-fallback.html': page('app'),
  });
  test = await createTestApp({ site: await loadSite(site.folder, { publicUrl, retention }) });
});
afterAll(async () => {
  await test.close();
  await site.remove();
});

async function visit(path: string, headers: Record<string, string> = { Accept: 'text/html' }) {
  const response = await test.call(path, { headers });
  const title = /<title>(.*?)<\/title>/.exec(await response.text())?.[1];
  return { status: response.status, title, headers: response.headers };
}

describe('the product', () => {
  it.each([
    pages.auth,
    `${pages.signUp}?plan=free`,
    '/settings',
    '/upgrade?upgrade=pro',
    pages.unsubscribe,
    pages.dashboard,
    '/dashboard/',
    '/Dashboard',
    pages.session('1'),
    '/dashboard/nothing/here',
    pages.paymentSuccess,
    pages.paymentCancelled,
    `${pages.sandboxCheckout}/1`,
    pages.sandboxBilling,
  ])('opens at %s, and search engines leave it alone', async (path) => {
    const { status, title, headers } = await visit(path);
    expect([status, title]).toEqual([200, 'app']);
    expect(headers.get('x-robots-tag')).toBe('noindex');
  });

  it.each(['text/html', '*/*'])('opens for who accepts %s', async (Accept) => {
    expect((await visit('/dashboard', { Accept })).status).toBe(200);
  });

  it('is nothing for who wants no page', async () => {
    expect((await visit('/dashboard', { Accept: 'application/json' })).status).toBe(404);
  });
});

describe('an address that nobody knows', () => {
  it.each([
    ['/nothing', 'not found'],
    ['/404', 'not found'],
    ['/dashboards', 'not found'],
    ['/settings/profile', 'not found'],
    ['/about.php', 'not found'],
    ['/nothing/at/all', 'not found'],
    ['/library/nothing', 'no such template'],
    ['/library/nothing/', 'no such template'],
    ['/library/404', 'no such template'],
    ['/library/first/more', 'not found'],
    ['/%E2%82%AC', 'not found'],
  ])('is told apart: %s is %s', async (path, title) => {
    const answer = await visit(path);
    expect([answer.status, answer.title]).toEqual([404, title]);
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  });

  it('is never unchanged', async () => {
    const { status, headers } = await visit('/nothing', {
      Accept: 'text/html',
      'If-None-Match': '*',
    });
    expect([status, headers.get('etag')]).toEqual([404, null]);
  });

  it('gets a short answer where a file was looked for', async () => {
    const response = await test.call('/library/nothing.data', { headers: { Accept: '*/*' } });
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toMatch(/json/);
  });
});
