import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

export type SiteFile = {
  /** "/assets/entry-B1c2.js", or "/about" for a page. */
  readonly address: string;
  readonly name: string;
  /** As it is, and packed where the build has left that beside it. */
  readonly bytes: Readonly<Partial<Record<'br' | 'gzip', Bytes>> & { identity: Bytes }>;
  /** Of a page; null for any other file. */
  readonly scriptHashes: readonly string[] | null;
};

type Bytes = Uint8Array<ArrayBuffer>;

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

export async function loadSite(folder: string): Promise<Site> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const names = found
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  const originals = names.filter((name) => !/\.(br|gz)$/.test(name));
  const loaded = await Promise.all(originals.map((name) => loadFile(folder, name)));
  const files = new Map(loaded.map((file) => [file.address, file]));
  const fallback = files.get(fallbackAddress) ?? null;
  files.delete(fallbackAddress);
  return { files, fallback };
}

async function loadFile(folder: string, name: string): Promise<SiteFile> {
  const path = join(folder, name);
  const read = (end: string) => readFile(path + end).then((content) => Uint8Array.from(content));
  const readIfThere = (end: string) => read(end).catch(() => null);
  const [identity, br, gzip] = await Promise.all([
    read(''),
    readIfThere('.br'),
    readIfThere('.gz'),
  ]);
  const isPage = name.endsWith('.html');
  return {
    address: isPage ? pageAddress(name) : `/${name.split(sep).join('/')}`,
    name,
    bytes: { identity, ...(br && { br }), ...(gzip && { gzip }) },
    scriptHashes: isPage ? inlineScriptHashes(Buffer.from(identity).toString()) : null,
  };
}

/** "about/index.html" is at "/about". */
function pageAddress(name: string): string {
  return `/${name.split(sep).join('/')}`.replace(/(\/index)?\.html$/, '') || '/';
}

function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi);
  return [...scripts]
    .filter(([, attributes = '', text]) => !/\ssrc\s*=/i.test(attributes) && text)
    .map(([, , text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
}
