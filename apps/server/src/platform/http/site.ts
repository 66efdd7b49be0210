import { appAddresses, paths, siteStandIn } from '@replysmith/contract';
import { parseAccept } from 'hono/utils/accept';
import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The best takes over twice as long, while somebody waits, for 3 % less. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const pack: Record<Packing, (bytes: Bytes) => Promise<Bytes>> = {
  br: async (bytes) => new Uint8Array(await brotli(bytes, { params })),
  gzip: async (bytes) => new Uint8Array(await zip(bytes, { level: 9 })),
};

/**
 * A text that is made and packed when it is first asked for: of hundreds of pages, few are read
 * between two starts.
 */
function textContent(make: () => string): () => Content {
  // Once made, what it was made from is let go.
  let content: Content | (() => string) = make;
  return () => (typeof content === 'function' ? (content = contentOf(content())) : content);
}

function contentOf(text: string): Content {
  const identity = new Uint8Array(Buffer.from(text));
  const kept: Partial<Record<Packing, Promise<Bytes>>> = {};
  return {
    identity,
    packed: (packing) => (kept[packing] ??= pack[packing](identity)),
    tag: tagOf(identity),
    scriptHashes: inlineScriptHashes(text),
  };
}

function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi);
  return [...scripts]
    .filter(([, attributes = '', text]) => !/\ssrc\s*=/i.test(attributes) && text)
    .map(([, , text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
}

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

/** All pages that were built, by their full addresses. */
function sitemap(pages: readonly SiteFile[], publicUrl: string): string {
  const addresses = pages.map(({ address }) => publicUrl + encodeURI(address));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.toSorted().map((address) => `<url><loc>${escapeXml(address)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
}

function escapeXml(address: string): string {
  return address.replaceAll('&', '&amp;').replaceAll("'", '&apos;');
}

/** A file of the build. Pages and their data get the server's own address where one belongs. */
async function loadFile(folder: string, name: string, publicUrl: string): Promise<SiteFile> {
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

/** A file that is sent just as the build has left it, packed where that stands beside it. */
function storedContent(
  identity: Bytes,
  packed: Readonly<Record<Packing, Bytes | null>>,
): () => Content {
  let content: Content | null = null;
  return () =>
    (content ??= {
      identity,
      packed: (packing) => packed[packing],
      tag: tagOf(identity),
      scriptHashes: [],
    });
}

export type Bytes = Uint8Array<ArrayBuffer>;

/** What is sent of a file, however it is packed. */
export type Content = {
  readonly identity: Bytes;
  /** Null where it is not worth packing. */
  readonly packed: (packing: Packing) => Bytes | null | Promise<Bytes>;
  /** Changes whenever the content does. */
  readonly tag: string;
  /** Of the scripts that stand in a page itself. */
  readonly scriptHashes: readonly string[];
};

export type SiteFile = {
  /** "/assets/entry-B1c2.js", or "/about" for a page. */
  readonly address: string;
  /** As in the build's folder: "about/index.html". */
  readonly name: string;
  readonly isPage: boolean;
  readonly open: () => Content;
};

function tagOf(identity: Bytes): string {
  return createHash('sha256').update(identity).digest('base64url').slice(0, 22);
}

/** As a browser names it, the smaller one first. */
const packings = ['br', 'gzip'] as const;

export type Packing = (typeof packings)[number];

/** What a reader takes, by its Accept-Encoding header: a weight of 0 refuses, * stands for all that is not named. */
export function acceptedPackings(header: string | undefined): Packing[] {
  const named = parseAccept(header ?? '').map(({ type, q }) => [type.toLowerCase(), q] as const);
  const weights = new Map(named);
  const weightOf = (packing: Packing) => weights.get(packing) ?? weights.get('*') ?? 0;
  return packings
    .filter((packing) => weightOf(packing) > 0)
    .toSorted((one, other) => weightOf(other) - weightOf(one));
}
