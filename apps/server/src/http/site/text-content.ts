import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Packing } from '../accepted-packings.ts';
import { tagOf, type Bytes, type Content } from './site-file.ts';

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
export function textContent(make: () => string): () => Content {
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
