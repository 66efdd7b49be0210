import type { Context, Env } from 'hono';
import { RETAINED_304_HEADERS, etag } from 'hono/etag';
import { serveStatic } from 'hono/serve-static';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Bytes = Uint8Array<ArrayBuffer>;

export function encode(text: string): Bytes {
  return new TextEncoder().encode(text);
}

/**
 * Files in memory, by name. Compressed forms are stored beside them: "a.js", "a.js.br", "a.js.gz".
 */
export type Files = Map<string, Bytes | Promise<Bytes>>;

/** The best quality takes more than twice as long, while somebody waits, for 3 % less. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };

const packers = new Map([
  ['.br', (bytes: Bytes) => promisify(brotliCompress)(bytes, { params })],
  ['.gz', (bytes: Bytes) => promisify(gzip)(bytes, { level: 9 })],
]);

/**
 * A file, or its compressed form. It is compressed when it is first requested, if the build did not
 * do so: of hundreds of pages, few are read between two starts.
 */
function read(files: Files, name: string): Bytes | Promise<Bytes> | null {
  const found = files.get(name);
  if (found) return found;
  const pack = packers.get(name.slice(-3));
  const original = files.get(name.slice(0, -3));
  if (!pack || !original) return null;
  const packed = (async () => new Uint8Array(await pack(await original)))();
  files.set(name, packed);
  return packed;
}

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
  const serve = serveStatic({
    ...{ path: name, root: '', precompressed: true, mimes },
    getContent: async (path) => {
      const bytes = await read(files, path);
      if (bytes) c.header('Content-Length', String(bytes.length));
      return bytes;
    },
    onFound: () => c.header('Vary', 'Accept-Encoding'),
  });
  c.status(status);
  await withTag(c, async () => {
    c.res = (await serve(c, () => Promise.resolve())) as Response;
  });
  return c.res;
}
