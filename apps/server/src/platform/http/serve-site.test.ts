import { siteStandIn, retention, retentionStandIn } from '@replysmith/contract';
import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtSite } from '../../testing/running/built-site.ts';
import { type TestApp, createTestApp, publicUrl } from '../../testing/running/test-app.ts';
import { loadSite } from './site.ts';

const script = `document.title = "${siteStandIn}";`;
const page = (name: string) =>
  `<html><title>${name}</title><script>${script}</script><script type="module" src="/assets/a.js"></script></html>`;

let site: Awaited<ReturnType<typeof builtSite>>;
let test: TestApp;

beforeAll(async () => {
  site = await builtSite({
    'index.html': page('front'),
    '_.data': `["${siteStandIn}/social.png","${retentionStandIn('trashDays')} days"]`,
    'about/index.html': page('about'),
    'about/index.html.gz': gzipSync(page('about')),
    '__spa-fallback.html': '<html><title>app</title></html>',
    'assets/a-1b2c.js': 'plain',
    'assets/a-1b2c.js.br': brotliCompressSync('plain'),
    'assets/a-1b2c.js.gz': gzipSync('plain'),
    'favicon.ico': 'icon',
  });
  test = await createTestApp({ site: await loadSite(site.folder, { publicUrl, retention }) });
});
afterAll(async () => {
  await test.close();
  await site.remove();
});

const html = { Accept: 'text/html,*/*' };
const get = (path: string, headers: Record<string, string> = html) => test.call(path, { headers });

describe('a page', () => {
  it.each([
    ['/', 'front'],
    ['/about', 'about'],
    ['/?verify=token', 'front'],
  ])('is at %s: %s', async (path, title) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toContain(`<title>${title}</title>`);
  });

  it('is not sent as the build has compressed it, without the address of this server', async () => {
    expect((await get('/about/index.html.gz')).status).toBe(404);
    expect(await (await get('/about')).text()).toContain(`document.title = "${publicUrl}";`);
  });

  it.each([
    ['/about/', '/about'],
    ['/About', '/about'],
    ['/%61bout/', '/about'],
    ['/about/?from=mail&x=%2F', '/about?from=mail&x=%2F'],
    ['/?from=mail', null],
  ])('has one address: %s leads to %s', async (path, location) => {
    const response = await get(path);
    expect(response.headers.get('location')).toBe(location);
    expect(response.status).toBe(location ? 301 : 200);
  });

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('is sent packed to who accepts %o, each time', async (accepted, encoding, unpack) => {
    for (let time = 0; time < 2; time++) {
      const response = await get('/', { ...html, 'Accept-Encoding': accepted });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      const packed = new Uint8Array(await response.arrayBuffer());
      expect(response.headers.get('content-length')).toBe(String(packed.length));
      expect(unpack(packed).toString()).toBe(await (await get('/')).text());
    }
  });

  it('and its data name the address of this server', async () => {
    const text = await (await get('/')).text();
    expect(text).toContain(`document.title = "${publicUrl}";`);
    const data = await get('/_.data');
    expect(await data.text()).toBe(`["${publicUrl}/social.png","30 days"]`);
    expect(data.headers.get('content-type')).toBe('text/x-script; charset=utf-8');
    expect(data.headers.get('cache-control')).toBe('no-cache');
  });

  it('allows its own inline scripts by their hashes as sent, and no others', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    const sent = script.replace(siteStandIn, publicUrl);
    const hash = createHash('sha256').update(sent).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    const other = (await get('/dashboard')).headers.get('content-security-policy') ?? '';
    expect(other).toContain(`script-src 'self';`);
  });
});

describe('who has it already', () => {
  it.each(['/', '/_.data', '/favicon.ico', '/assets/a-1b2c.js'])(
    'is told that nothing is new at %s',
    async (path) => {
      const first = await get(path);
      const tag = first.headers.get('etag') ?? '';
      const again = await get(path, { ...html, 'If-None-Match': `"other", ${tag}` });
      expect([again.status, await again.text()]).toEqual([304, '']);
      // A browser applies these headers to what it has cached.
      for (const name of ['content-security-policy', 'cache-control', 'vary', 'etag']) {
        expect(again.headers.get(name), name).toBe(first.headers.get(name));
      }
      const other = await get(path, { ...html, 'If-None-Match': 'W/"other"' });
      expect(other.status).toBe(200);
    },
  );

  it('has another page under the same address of another server', async () => {
    const publicUrl = 'https://coach.example.com';
    const other = await createTestApp({
      publicUrl,
      site: await loadSite(site.folder, { publicUrl, retention }),
    });
    const there = await other.call('/', { headers: html });
    const tags = [there, await get('/')].map(({ headers }) => headers.get('etag'));
    await other.close();
    expect(tags[0]).not.toBe(tags[1]);
  });
});

it.each(['/', '/about', '/favicon.ico', '/robots.txt'])('tells of %s without it', async (path) => {
  const whole = await get(path);
  const head = await test.call(path, { method: 'HEAD', headers: html });
  expect([head.status, await head.text()]).toEqual([200, '']);
  for (const name of ['content-type', 'content-length', 'etag', 'cache-control']) {
    expect(head.headers.get(name), name).toBe(whole.headers.get(name));
  }
});

const asItIs = (bytes: ArrayBuffer) => Buffer.from(bytes);

describe('a file', () => {
  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['brotli, x-gzip', null, asItIs],
    ['br;q=0', null, asItIs],
    ['', null, asItIs],
  ])('is sent to who accepts %o as %s', async (accepted, encoding, unpack) => {
    const response = await get('/assets/a-1b2c.js', { 'Accept-Encoding': accepted });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('content-type')).toMatch(/javascript/);
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(unpack(await response.arrayBuffer()).toString()).toBe('plain');
  });

  it('is kept for a short time when its name does not change', async () => {
    expect((await get('/favicon.ico')).headers.get('cache-control')).not.toContain('immutable');
  });

  it.each([
    '/assets/gone.js',
    '/assets/..%2f..%2fpackage.json',
    '/%2e%2e/package.json',
    '/assets/%00.js',
    '/.env',
  ])('is not there at %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('is not looked for under the API', async () => {
    expect((await get('/rest/v1/nothing')).status).toBe(401);
    expect((await get('/auth/v1/nothing')).status).toBe(404);
  });
});

it('goes on serving what it found at start while the folder is built anew', async () => {
  await rm(join(site.folder, 'assets'), { recursive: true });
  await writeFile(join(site.folder, 'index.html'), page('newer'));
  const asset = await get('/assets/a-1b2c.js');
  expect([asset.status, await asset.text()]).toEqual([200, 'plain']);
  expect(await (await get('/')).text()).toContain('<title>front</title>');
});

it('serves no pages, and no errors either, when nothing was built', async () => {
  const bare = await createTestApp({ site: await loadSite('/nowhere', { publicUrl, retention }) });
  expect((await bare.call('/', { headers: html })).status).toBe(404);
  await bare.close();
});
