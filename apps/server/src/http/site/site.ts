import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { loadFile } from './load-file.ts';
import { robots } from './robots.ts';
import type { SiteFile } from './site-file.ts';
import { sitemap } from './sitemap.ts';
import { textContent } from './text-content.ts';

/**
 * The built web app as found at start and kept in memory: building again under a running server
 * neither breaks nor mixes what it serves.
 */
export type Site = {
  readonly files: ReadonlyMap<string, SiteFile>;
  /** For addresses that only the browser's router knows; null when nothing has been built. */
  readonly fallback: SiteFile | null;
  /** By address, "/404" and "/library/404": each stands in for pages missing beside it. */
  readonly notFound: ReadonlyMap<string, SiteFile>;
};

const fallbackAddress = '/__spa-fallback';

export async function loadSite(folder: string, publicUrl: string): Promise<Site> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const names = found
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  const originals = names.filter((name) => !/\.(br|gz)$/.test(name));
  // One after another: reading hundreds at once leaves the process larger for good.
  const loaded: SiteFile[] = [];
  for (const name of originals) loaded.push(await loadFile(folder, name, publicUrl));

  const { notFound = [], fallback = [], file = [] } = Object.groupBy(loaded, kindOf);
  const pages = file.filter(({ isPage }) => isPage);
  const made = [
    madeFile('robots.txt', () => robots(publicUrl)),
    madeFile('sitemap.xml', () => sitemap(pages, publicUrl)),
  ];
  return {
    files: byAddress([...file, ...made]),
    fallback: fallback[0] ?? null,
    notFound: byAddress(notFound),
  };
}

function kindOf({ address, isPage }: SiteFile): 'notFound' | 'fallback' | 'file' {
  if (isPage && address.endsWith('/404')) return 'notFound';
  return address === fallbackAddress ? 'fallback' : 'file';
}

function madeFile(name: string, make: () => string): SiteFile {
  return { address: `/${name}`, name, isPage: false, open: textContent(make) };
}

function byAddress(files: readonly SiteFile[]): Map<string, SiteFile> {
  return new Map(files.map((file) => [file.address, file]));
}
