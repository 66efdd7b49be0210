import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Context } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { AppError } from '../../services/errors.ts';
import { createApi } from '../api.ts';
import { contentSecurityPolicy } from '../content-security-policy.ts';
import type { AppEnvironment } from '../environment.ts';
import type { Page, Site } from './site.ts';

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** Serves the built web app; the browser's router finds its own way at any other page address. */
export function serveSite(site: Site) {
  const door = createApi();
  door.get('*', (c) => {
    const page = site.pages.get(c.req.path.replace(/(.)\/$/, '$1'));
    if (page) return sendPage(c, page);
    if (site.files.has(c.req.path)) return sendFile(c, site);
    const wantsPage = c.req.header('Accept')?.includes('text/html');
    if (wantsPage && !namesFile(c.req.path) && site.fallback) return sendPage(c, site.fallback);
    throw new AppError('not_found');
  });
  return door;
}

/** "/assets/entry.js" and "/.env", but not "/dashboard". */
function namesFile(path: string): boolean {
  return /\.[^/]*$/.test(path);
}

function sendPage(c: Context<AppEnvironment>, page: Page): Response {
  c.header('Content-Security-Policy', contentSecurityPolicy(page.scriptHashes));
  c.header('Cache-Control', 'no-cache');
  c.header('Content-Type', 'text/html; charset=UTF-8');
  c.header('Vary', 'Accept-Encoding');
  const accepted = c.req.header('Accept-Encoding') ?? '';
  const encoding = encodings.map(([name]) => name).find((name) => accepted.includes(name));
  if (encoding) c.header('Content-Encoding', encoding);
  return c.body(page.bytes[encoding ?? 'identity']);
}

async function sendFile(c: Context<AppEnvironment>, { folder, files }: Site): Promise<Response> {
  const { path } = c.req;
  const accepted = c.req.header('Accept-Encoding') ?? '';
  const packed = encodings.find(([name, end]) => accepted.includes(name) && files.has(path + end));
  const file = join(folder, path + (packed?.[1] ?? ''));
  if (packed) c.header('Content-Encoding', packed[0]);
  c.header('Vary', 'Accept-Encoding');
  c.header('Content-Type', getMimeType(path) ?? 'application/octet-stream');
  c.header('Content-Length', String((await stat(file)).size));
  c.header(
    'Cache-Control',
    path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
  );
  if (c.req.method === 'HEAD') return c.body(null);
  return c.body(Readable.toWeb(createReadStream(file)) as ReadableStream);
}
