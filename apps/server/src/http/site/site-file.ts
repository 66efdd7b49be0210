import { createHash } from 'node:crypto';
import type { Packing } from '../accepted-packings.ts';

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

export function tagOf(identity: Bytes): string {
  return createHash('sha256').update(identity).digest('base64url').slice(0, 22);
}
