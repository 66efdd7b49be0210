import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { siteStandIn } from '@replysmith/contract';
import type { Bytes, SiteFile } from './site-file.ts';
import { storedContent } from './stored-content.ts';
import { textContent } from './text-content.ts';

/** A file of the build. Pages and their data get the server's own address where one belongs. */
export async function loadFile(folder: string, name: string, publicUrl: string): Promise<SiteFile> {
  const path = join(folder, name);
  const read = (end: string): Promise<Bytes> => readFile(path + end);
  const isPage = name.endsWith('.html');
  const address = isPage ? pageAddress(name) : `/${name.split(sep).join('/')}`;
  if (isPage || name.endsWith('.data')) {
    const built = await readFile(path);
    const open = textContent(() => built.toString().replaceAll(siteStandIn, () => publicUrl));
    return { address, name, isPage, open };
  }
  const readIfThere = (end: string) => read(end).catch(() => null);
  const [identity, br, gzip] = await Promise.all([
    read(''),
    readIfThere('.br'),
    readIfThere('.gz'),
  ]);
  return { address, name, isPage, open: storedContent(identity, { br, gzip }) };
}

/** "about/index.html" is at "/about". */
function pageAddress(name: string): string {
  return `/${name.split(sep).join('/')}`.replace(/(\/index)?\.html$/, '') || '/';
}
