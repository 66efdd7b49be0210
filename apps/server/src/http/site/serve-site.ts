import type { Context } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { AppError } from '../../services/errors.ts';
import { createApi } from '../api.ts';
import { contentSecurityPolicy } from '../content-security-policy.ts';
import type { AppEnvironment } from '../environment.ts';
import type { Site, SiteFile } from './site.ts';

const encodings = ['br', 'gzip'] as const;

/** Serves the built web app; the browser's router finds its own way at any other page address. */
export function serveSite({ files, fallback }: Site) {
  const door = createApi();
  door.get('*', (c) => {
    const file = files.get(c.req.path) ?? files.get(c.req.path.replace(/(.)\/$/, '$1'));
    if (file) return send(c, file);
    const wantsPage = c.req.header('Accept')?.includes('text/html');
    if (wantsPage && !namesFile(c.req.path) && fallback) return send(c, fallback);
    throw new AppError('not_found');
  });
  return door;
}

/** "/assets/entry.js" and "/.env", but not "/dashboard". */
function namesFile(path: string): boolean {
  return /\.[^/]*$/.test(path);
}

function send(c: Context<AppEnvironment>, file: SiteFile): Response {
  const { bytes, name, scriptHashes } = file;
  if (scriptHashes) c.header('Content-Security-Policy', contentSecurityPolicy(scriptHashes));
  c.header('Cache-Control', cacheControl(file));
  c.header('Content-Type', getMimeType(name) ?? 'application/octet-stream');
  c.header('Vary', 'Accept-Encoding');
  const accepted = c.req.header('Accept-Encoding') ?? '';
  const encoding = encodings.find((each) => accepted.includes(each) && bytes[each]);
  if (encoding) c.header('Content-Encoding', encoding);
  return c.body(bytes[encoding ?? 'identity'] ?? bytes.identity);
}

function cacheControl({ address, scriptHashes }: SiteFile): string {
  if (scriptHashes) return 'no-cache';
  const isHashed = address.startsWith('/assets/');
  return isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
}
