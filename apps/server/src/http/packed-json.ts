import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Packing } from './accepted-packings.ts';

/** What everybody gets alike, packed once. */
export type PackedJson = {
  readonly bytes: Readonly<Record<Packing | 'identity', Uint8Array<ArrayBuffer>>>;
  /** Changes with the contents; weak, as it is the same however they are packed. */
  readonly etag: string;
};

export async function packJson(value: unknown): Promise<PackedJson> {
  const identity = Buffer.from(JSON.stringify(value));
  const [br, packed] = await Promise.all([
    promisify(brotliCompress)(identity),
    promisify(gzip)(identity),
  ]);
  const hash = createHash('sha256').update(identity).digest('base64url');
  return {
    bytes: {
      identity: Uint8Array.from(identity),
      br: Uint8Array.from(br),
      gzip: Uint8Array.from(packed),
    },
    etag: `W/"${hash}"`,
  };
}
