import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export type Page = {
  readonly scriptHashes: readonly string[];
  /** The page as it is, and packed for those who accept that. */
  readonly bytes: Readonly<Record<'identity' | 'br' | 'gzip', Uint8Array<ArrayBuffer>>>;
};

/** The built web app as found at start: its pages, ready to send, and where its files are. */
export type Site = {
  readonly folder: string;
  /** By address: "/", "/about". */
  readonly pages: ReadonlyMap<string, Page>;
  /** For addresses that only the browser's router knows; null when nothing has been built. */
  readonly fallback: Page | null;
  /** Every other file, by address: "/assets/entry-B1c2.js". */
  readonly files: ReadonlySet<string>;
};

const fallbackFile = '/__spa-fallback.html';

export async function loadSite(folder: string): Promise<Site> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = found
    .filter((entry) => entry.isFile())
    .map(
      (entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`,
    );
  const pages = new Map<string, Page>();
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = await readFile(join(folder, file), 'utf8');
    pages.set(file, { scriptHashes: inlineScriptHashes(html), bytes: pack(html) });
  }
  const fallback = pages.get(fallbackFile) ?? null;
  pages.delete(fallbackFile);
  return {
    folder,
    pages: new Map([...pages].map(([file, page]) => [addressOf(file), page])),
    fallback,
    files: new Set(files.filter((name) => !name.endsWith('.html'))),
  };
}

/** Quick rather than small: it is done at every start. */
const quickBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

function pack(html: string): Page['bytes'] {
  const identity = Uint8Array.from(Buffer.from(html));
  return {
    identity,
    br: Uint8Array.from(brotliCompressSync(identity, quickBrotli)),
    gzip: Uint8Array.from(gzipSync(identity)),
  };
}

/** "/about/index.html" is at "/about". */
function addressOf(file: string): string {
  return file.replace(/(\/index)?\.html$/, '') || '/';
}

function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi);
  return [...scripts]
    .filter(([, attributes = '', text]) => !/\ssrc\s*=/i.test(attributes) && text)
    .map(([, , text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
}
