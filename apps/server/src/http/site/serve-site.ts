import { isOfApp } from '@replysmith/contract';
import { AppError } from '../../services/errors.ts';
import { createApi } from '../api.ts';
import { sendFile } from './send-file.ts';
import type { Site } from './site.ts';

/** Serves the built web app; the browser's router finds its own way within the product. */
export function serveSite({ files, fallback, notFound }: Site) {
  const door = createApi();
  door.get('*', (c) => {
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
  return door;
}

function queryOf(url: string): string {
  return new URL(url).search;
}

/** Someone who goes to an address does, but not a script or an image that looks for its file. */
function wantsPage(accepted: string, path: string): boolean {
  const namesFile = path.includes('.', path.lastIndexOf('/'));
  return accepted.includes('text/html') || (accepted.includes('*/*') && !namesFile);
}
