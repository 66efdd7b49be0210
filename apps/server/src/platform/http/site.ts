import {
  type Retention,
  appAddresses,
  isOfApp,
  paths,
  retentionStandIn,
  siteStandIn,
} from '@replysmith/contract';
import { readFile, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { type Bytes, type Files, encode, readFrom, unpackGzip } from './send-file.ts';

/** The API paths that public pages use. */
const open = [paths.pricingPlans, paths.planFeatures];
const api = [paths.auth, paths.rest, paths.functions, paths.realtime];

/** The text of robots.txt. A path also closes all addresses that begin with it. */
function robots(publicUrl: string): string {
  const beginnings = [...appAddresses, ...api].map((address) => address.replace(/\*$/, ''));
  const closed = beginnings.filter(
    (path) => !beginnings.some((other) => other !== path && path.startsWith(other)),
  );
  return [
    'User-agent: *',
    ...open.map((path) => `Allow: ${path}`),
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

/**
 * The built web app, read at start and kept in memory, so that a build under a running server does
 * not mix with what it serves.
 */
export type Site = {
  /** By their path in the build's folder: "about/index.html". */
  readonly files: Files;
  /** The file of each address: "/assets/entry-B1c2.js", or "/about" for a page. */
  readonly addresses: ReadonlyMap<string, string>;
  /**
   * The pages for missing addresses, "/404" and "/library/404"; each covers the addresses beside
   * it.
   */
  readonly notFound: ReadonlyMap<string, string>;
};

/** The page for addresses that only the browser's router knows. */
export const fallback = '__spa-fallback.html';

export function isPage(name: string): boolean {
  return name.endsWith('.html');
}

/** Whether a file holds the data of a page, as React Router requests it. */
export function isData(name: string): boolean {
  return name.endsWith('.data');
}

/** Whether a file waits for what only the owner knows. */
function isFilledIn(name: string): boolean {
  return isPage(name) || isData(name);
}

type Values = { readonly publicUrl: string; readonly retention: Retention };

export async function loadSite(folder: string, values: Values): Promise<Site> {
  const { publicUrl } = values;
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = new Map(
    found
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [relative(folder, path).split(sep).join('/'), path] as const),
  );
  const files: Files = new Map();
  // What the build has compressed is kept so, in a quarter of the memory: few clients want another
  // form. One after another, because reading hundreds at once makes the process larger for good.
  for (const [name, path] of paths) {
    const packed = `${name}.gz`;
    if (isFilledIn(name)) {
      const kept = await readFile(paths.get(packed) ?? path);
      const unpack = () => (paths.has(packed) ? unpackGzip(kept) : kept);
      files.set(name, async () => fillIn(new TextDecoder().decode(await unpack()), values));
    } else if (name.endsWith('.zip')) {
      // Large and seldom asked for; then kept, so that many who load it share it.
      files.set(name, () => {
        const bytes = readFile(path);
        files.set(name, bytes);
        return bytes;
      });
    } else if (paths.has(packed)) {
      files.set(name, async () => unpackGzip(await readFrom(files, packed)));
    } else if (!isFilledIn(name.replace(/\.gz$/, ''))) {
      files.set(name, await readFile(path));
    }
  }
  const addressed = [...files.keys()]
    .filter((name) => name !== fallback && !/\.(br|gz)$/.test(name))
    .map((name) => [addressOf(name), name] as const);
  const isStandIn = ([address]: readonly [string, string]) => address.endsWith('/404');
  const addresses = new Map(addressed.filter((one) => !isStandIn(one)));
  files.set('robots.txt', encode(robots(publicUrl)));
  files.set('sitemap.xml', encode(sitemap(addresses, publicUrl)));
  for (const name of ['robots.txt', 'sitemap.xml']) addresses.set(`/${name}`, name);
  return { files, addresses, notFound: new Map(addressed.filter(isStandIn)) };
}

/** Puts in what the owner has set. */
function fillIn(text: string, { publicUrl, retention }: Values): Bytes {
  const filledIn = Object.entries(retention).reduce(
    (filled, [name, days]) =>
      filled.replaceAll(retentionStandIn(name as keyof Retention), String(days)),
    text.replaceAll(siteStandIn, () => publicUrl),
  );
  return encode(filledIn);
}

/** "about/index.html" is served at "/about". */
function addressOf(name: string): string {
  return `/${name}`.replace(/(\/index)?\.html$/, '') || '/';
}

/** The full addresses of all built pages. */
function sitemap(addresses: ReadonlyMap<string, string>, publicUrl: string): string {
  const pages = [...addresses].filter(([address, name]) => isPage(name) && !isOfApp(address));
  const full = pages.map(([address]) => escapeXml(publicUrl + encodeURI(address)));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...full.toSorted().map((address) => `<url><loc>${address}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
}

function escapeXml(address: string): string {
  return address.replaceAll('&', '&amp;').replaceAll("'", '&apos;');
}
