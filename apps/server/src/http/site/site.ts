import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { builtText } from './built-text.ts';
import { storedFile } from './stored-file.ts';
import type { Bytes, SiteFile } from './site-file.ts';

/**
 * The built web app as found at start and kept in memory: building again under a running server
 * neither breaks nor mixes what it serves.
 */
export type Site = {
  readonly files: ReadonlyMap<string, SiteFile>;
  /** For addresses that only the browser's router knows; null when nothing has been built. */
  readonly fallback: SiteFile | null;
};

const fallbackAddress = '/__spa-fallback';

export async function loadSite(folder: string, publicUrl: string): Promise<Site> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const names = found
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  const originals = names.filter((name) => !/\.(br|gz)$/.test(name));
  const loaded = await Promise.all(originals.map((name) => loadFile(folder, name, publicUrl)));
  const files = new Map(loaded.map((file) => [file.address, file]));
  const fallback = files.get(fallbackAddress) ?? null;
  files.delete(fallbackAddress);
  return { files, fallback };
}

async function loadFile(folder: string, name: string, publicUrl: string): Promise<SiteFile> {
  const path = join(folder, name);
  const read = async (end: string): Promise<Bytes> => new Uint8Array(await readFile(path + end));
  const readIfThere = (end: string) => read(end).catch(() => null);
  const isPage = name.endsWith('.html');
  const address = isPage ? pageAddress(name) : `/${name.split(sep).join('/')}`;
  if (isPage || name.endsWith('.data')) {
    return { address, name, isPage, open: builtText(await read(''), publicUrl) };
  }
  const [identity, br, gzip] = await Promise.all([
    read(''),
    readIfThere('.br'),
    readIfThere('.gz'),
  ]);
  return { address, name, isPage, open: storedFile(identity, { br, gzip }) };
}

/** "about/index.html" is at "/about". */
function pageAddress(name: string): string {
  return `/${name.split(sep).join('/')}`.replace(/(\/index)?\.html$/, '') || '/';
}
