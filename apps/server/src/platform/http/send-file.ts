import type { Context, Env } from 'hono';
import { accepts } from 'hono/accepts';
import { RETAINED_304_HEADERS, etag } from 'hono/etag';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';
import { getMimeType } from 'hono/utils/mime';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';

export type Bytes = Uint8Array<ArrayBuffer>;

export function encode(text: string): Bytes {
  return new TextEncoder().encode(text);
}

/**
 * Files in memory, by name, or how to make them from what is smaller. Compressed forms are beside
 * them: "a.js", "a.js.br", "a.js.gz".
 */
export type Files = Map<string, Bytes | Promise<Bytes> | (() => Promise<Bytes>)>;

function coder(code: (bytes: Bytes) => Promise<Buffer>) {
  return async (bytes: Bytes): Promise<Bytes> => new Uint8Array(await code(bytes));
}

/** The best quality takes more than twice as long, while somebody waits, for 3 % less. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };

const packers = new Map([
  ['.br', coder((bytes) => promisify(brotliCompress)(bytes, { params }))],
  ['.gz', coder((bytes) => promisify(gzip)(bytes, { level: 9 }))],
]);

export const unpackGzip = coder((bytes) => promisify(gunzip)(bytes));

/**
 * A file, or its compressed form. It is compressed when it is first requested, if the build did not
 * do so: of hundreds of pages, few are read between two starts.
 */
export async function readFrom(files: Files, name: string): Promise<Bytes> {
  const found = files.get(name);
  if (found) return typeof found === 'function' ? found() : found;
  const pack = packers.get(name.slice(-3));
  const originalName = name.slice(0, -3);
  if (!pack || !files.has(originalName)) throw new Error(`There is no file ${name}.`);
  const packed = readFrom(files, originalName).then(pack);
  files.set(name, packed);
  return packed;
}

/** By the content coding that a client accepts, best first. */
const endings: Readonly<Record<string, string>> = { br: '.br', gzip: '.gz' };

/** A browser applies the headers of a 304 to what it has cached. */
const retainedHeaders = [...RETAINED_304_HEADERS, 'Content-Security-Policy'];

const withTag = etag({
  weak: true,
  retainedHeaders,
  // Synchronous: the usual way would wait for passwords that are being hashed.
  generateDigest: (body) => new Uint8Array(createHash('sha1').update(body).digest()).buffer,
});

/** The type that React Router itself uses for the data of a page. */
const mimes = { data: 'text/x-script; charset=utf-8' };

/** Sends a file in the best encoding that the client accepts, or 304 when the client has it. */
export async function sendFile<E extends Env>(
  c: Context<E, string>,
  files: Files,
  name: string,
  status: 200 | 404 = 200,
): Promise<Response> {
  const type = getMimeType(name, mimes) ?? getMimeType(name) ?? 'application/octet-stream';
  const coding = COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type) ? codingFor(c) : 'identity';
  const bytes = await readFrom(files, name + (endings[coding] ?? ''));
  c.header('Content-Type', type);
  c.header('Content-Length', String(bytes.length));
  c.header('Vary', 'Accept-Encoding');
  if (coding !== 'identity') c.header('Content-Encoding', coding);
  await withTag(c, () => {
    c.res = c.body(bytes, status);
    return Promise.resolve();
  });
  return c.res;
}

function codingFor(c: Context): string {
  return accepts(c, {
    header: 'Accept-Encoding',
    supports: Object.keys(endings),
    default: 'identity',
    match: (accepted, { supports, default: none }) =>
      supports.find((coding) => accepted.some(({ type, q }) => type === coding && q > 0)) ?? none,
  });
}
