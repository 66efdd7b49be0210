import { isOfApp } from '@replysmith/contract';
import type { Context } from 'hono';
import { AppError } from '../errors.ts';
import { type AppEnvironment, createApi } from './api.ts';
import { contentSecurityPolicy } from './security-headers.ts';
import { readFrom, sendFile } from './send-file.ts';
import { type Site, fallback, isData, isPage } from './site.ts';

const picture = /\.(?:webp|png|jpe?g|avif)$/;

/** A browser shows a picture that is opened by itself on a page of its own, with inline styles. */
const picturePolicy = `default-src 'none'; img-src 'self'; style-src 'unsafe-inline'`;

/** Serves the built web app. Addresses within the product are left to the browser's router. */
export function serveSite({ files, addresses, notFound }: Site) {
  const policies = new Map<string, string>();
  const router = createApi();
  router.get('*', async (c) => {
    const { path } = c.req;
    const name = addresses.get(path);
    if (name) {
      if (isPage(name) && isOfApp(path)) c.header('X-Robots-Tag', 'noindex');
      return send(c, name);
    }

    const bare = path.replace(/(.)\/$/, '$1').toLowerCase();
    if (isPage(addresses.get(bare) ?? '')) {
      return c.redirect(encodeURI(bare) + queryOf(c.req.url), 301);
    }

    if (!wantsPage(c.req.header('Accept') ?? '*/*', path)) throw new AppError('not_found');
    c.header('X-Robots-Tag', 'noindex');
    if (files.has(fallback) && isOfApp(bare)) return send(c, fallback);
    const missing = notFound.get(bare.replace(/[^/]*$/, '404')) ?? notFound.get('/404');
    if (missing) return send(c, missing, 404);
    throw new AppError('not_found');
  });
  return router;

  async function send(c: Context<AppEnvironment, string>, name: string, status: 200 | 404 = 200) {
    if (isPage(name)) c.header('Content-Security-Policy', await policyOf(name));
    if (picture.test(name)) c.header('Content-Security-Policy', picturePolicy);
    c.header('Cache-Control', cacheControl(name));
    return sendFile(c, files, name, status);
  }

  async function policyOf(name: string): Promise<string> {
    const read = async () => new TextDecoder().decode(await readFrom(files, name));
    const policy = policies.get(name) ?? contentSecurityPolicy(await read());
    policies.set(name, policy);
    return policy;
  }
}

function queryOf(url: string): string {
  return new URL(url).search;
}

/** Whether the request is for a page rather than for a script or an image. */
function wantsPage(accepted: string, path: string): boolean {
  const namesFile = path.includes('.', path.lastIndexOf('/'));
  return accepted.includes('text/html') || (accepted.includes('*/*') && !namesFile);
}

function cacheControl(name: string): string {
  if (isPage(name) || isData(name)) return 'no-cache';
  const isHashed = name.startsWith('assets/');
  return isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
}
