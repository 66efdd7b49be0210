import { appAddresses, paths, siteStandIn } from '@replysmith/contract';
import { readFile, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { type Bytes, type Files, encode } from './send-file.ts';

/** What the public pages themselves ask for. */
const open = [paths.pricingPlans, paths.planFeatures];
const api = [paths.auth, paths.rest, paths.functions, paths.realtime];

/** What search engines may fetch. What begins like a closed address is closed with it. */
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
 * The built web app as found at start and kept in memory: building again under a running server
 * neither breaks nor mixes what it serves.
 */
export type Site = {
  /** As in the build's folder: "about/index.html". */
  readonly files: Files;
  /** Which file an address has: "/assets/entry-B1c2.js", or "/about" for a page. */
  readonly addresses: ReadonlyMap<string, string>;
  /** By address, "/404" and "/library/404": each stands in for pages missing beside it. */
  readonly notFound: ReadonlyMap<string, string>;
};

/** The page for addresses that only the browser's router knows. */
export const fallback = '__spa-fallback.html';

export function isPage(name: string): boolean {
  return name.endsWith('.html');
}

/** Of a page, as React Router asks for it. */
export function isData(name: string): boolean {
  return name.endsWith('.data');
}

export async function loadSite(folder: string, publicUrl: string): Promise<Site> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = new Map<string, Bytes>();
  // One after another: reading hundreds at once leaves the process larger for good.
  for (const entry of found.filter((entry) => entry.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).split(sep).join('/');
    files.set(name, await loadFile(path, publicUrl));
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

/** A file of the build. Pages and their data get the server's own address where one belongs. */
async function loadFile(path: string, publicUrl: string): Promise<Bytes> {
  if (!isPage(path) && !isData(path)) return readFile(path);
  return encode((await readFile(path, 'utf8')).replaceAll(siteStandIn, () => publicUrl));
}

/** "about/index.html" is at "/about". */
function addressOf(name: string): string {
  return `/${name}`.replace(/(\/index)?\.html$/, '') || '/';
}

/** All pages that were built, by their full addresses. */
function sitemap(addresses: ReadonlyMap<string, string>, publicUrl: string): string {
  const pages = [...addresses].filter(([, name]) => isPage(name));
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
