import type { Packing } from '../accepted-packings.ts';
import { tagOf, type Bytes, type Content } from './site-file.ts';

/** A file that is sent just as the build has left it, packed where that stands beside it. */
export function storedContent(
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
