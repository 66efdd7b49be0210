import { AppError } from '../../services/errors.ts';
import { createApi } from '../api.ts';
import { sendFile } from './send-file.ts';
import type { Site } from './site.ts';

/** Serves the built web app; the browser's router finds its own way at any other page address. */
export function serveSite({ files, fallback }: Site) {
  const door = createApi();
  door.get('*', (c) => {
    const file = files.get(c.req.path) ?? files.get(c.req.path.replace(/(.)\/$/, '$1'));
    if (file) return sendFile(c, file);
    const wantsPage = c.req.header('Accept')?.includes('text/html');
    if (wantsPage && !namesFile(c.req.path) && fallback) return sendFile(c, fallback);
    throw new AppError('not_found');
  });
  return door;
}

/** "/assets/entry.js" and "/.env", but not "/dashboard". */
function namesFile(path: string): boolean {
  return /\.[^/]*$/.test(path);
}
