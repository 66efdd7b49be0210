import { isOfApp } from '@replysmith/contract';
import type { Context } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { AppError } from '../errors.ts';
import { type AppEnvironment, createApi } from './api.ts';
import { contentSecurityPolicy } from './security-headers.ts';
import {
  type Bytes,
  type Content,
  type Packing,
  type Site,
  type SiteFile,
  acceptedPackings,
} from './site.ts';

/** Serves the built web app; the browser's router finds its own way within the product. */
export function serveSite({ files, fallback, notFound }: Site) {
  const router = createApi();
  router.get('*', (c) => {
    const { path } = c.req;
    const file = files.get(path);
    if (file) return sendFile(c, file);

    const bare = path.replace(/(.)\/$/, '$1').toLowerCase();
    if (files.get(bare)?.isPage) return c.redirect(encodeURI(bare) + queryOf(c.req.url), 301);

    if (!wantsPage(c.req.header('Accept') ?? '*/*', path)) throw new AppError('not_found');
    c.header('X-Robots-Tag', 'noindex');
    if (fallback && isOfApp(bare)) return sendFile(c, fallback);
    const missing = notFound.get(bare.replace(/[^/]*$/, '404')) ?? notFound.get('/404');
    if (missing) return sendFile(c, missing, 404);
    throw new AppError('not_found');
  });
  return router;
}

function queryOf(url: string): string {
  return new URL(url).search;
}

/** Someone who goes to an address does, but not a script or an image that looks for its file. */
function wantsPage(accepted: string, path: string): boolean {
  const namesFile = path.includes('.', path.lastIndexOf('/'));
  return accepted.includes('text/html') || (accepted.includes('*/*') && !namesFile);
}

/** Answers with a file, or with nothing new to who has it already. */
async function sendFile(
  c: Context<AppEnvironment>,
  file: SiteFile,
  status: 200 | 404 = 200,
): Promise<Response> {
  const content = file.open();
  // Also where nothing is sent: the browser takes the headers of a 304 for those of what it kept.
  if (file.isPage) c.header('Content-Security-Policy', contentSecurityPolicy(content.scriptHashes));
  c.header('Cache-Control', cacheControl(file));
  c.header('Vary', 'Accept-Encoding');
  if (status === 200) {
    const tag = `W/"${content.tag}"`;
    c.header('ETag', tag);
    if (knows(c.req.header('If-None-Match'), tag)) return c.body(null, 304);
  }
  const { packing, bytes } = await packedFor(c.req.header('Accept-Encoding'), content);
  if (packing) c.header('Content-Encoding', packing);
  c.header('Content-Type', mediaType(file.name));
  c.header('Content-Length', String(bytes.length));
  return c.body(bytes, status);
}

function knows(known: string | undefined, tag: string): boolean {
  return known?.split(/,\s*/).some((each) => each === tag || each === '*') ?? false;
}

async function packedFor(
  accepted: string | undefined,
  content: Content,
): Promise<{ packing: Packing | null; bytes: Bytes }> {
  for (const packing of acceptedPackings(accepted)) {
    const bytes = await content.packed(packing);
    if (bytes) return { packing, bytes };
  }
  return { packing: null, bytes: content.identity };
}

function isData(name: string): boolean {
  return name.endsWith('.data');
}

function mediaType(name: string): string {
  // As React Router itself sends the data of a page.
  if (isData(name)) return 'text/x-script; charset=utf-8';
  return getMimeType(name) ?? 'application/octet-stream';
}

function cacheControl({ address, name, isPage }: SiteFile): string {
  if (isPage || isData(name)) return 'no-cache';
  const isHashed = address.startsWith('/assets/');
  return isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
}
