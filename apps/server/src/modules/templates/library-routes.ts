import { LibraryTemplateList, SavedFromLibraryList, paths } from '@replysmith/contract';
import type { Context } from 'hono';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { AppEnvironment } from '../../platform/http/api.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { type Packing, acceptedPackings } from '../../platform/http/site.ts';
import { listLibraryTemplates, listSavedFromLibrary } from './library.ts';

let packed: Promise<PackedJson> | undefined;

function send(c: Context<AppEnvironment>, { bytes, etag }: PackedJson): Response {
  c.header('ETag', etag);
  c.header('Cache-Control', 'public, no-cache');
  c.header('Vary', 'Accept-Encoding');
  if (c.req.header('If-None-Match')?.includes(etag)) return c.body(null, 304);
  const [packing] = acceptedPackings(c.req.header('Accept-Encoding'));
  if (packing) c.header('Content-Encoding', packing);
  return c.body(bytes[packing ?? 'identity'], 200, { 'Content-Type': 'application/json' });
}

/** What everybody gets alike, packed once. */
type PackedJson = {
  readonly bytes: Readonly<Record<Packing | 'identity', Uint8Array<ArrayBuffer>>>;
  /** Changes with the contents; weak, as it is the same however they are packed. */
  readonly etag: string;
};

async function packJson(value: unknown): Promise<PackedJson> {
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

export const libraryRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: paths.libraryTemplates,
    summary: 'The whole library, for everybody; asked again with its ETag, 304',
    access: 'anyone',
    reply: ['Its templates, by category and name', LibraryTemplateList],
    run: async ({ c }) => {
      packed ??= packJson({ items: listLibraryTemplates() });
      return send(c, await packed);
    },
  }),
  route({
    method: 'get',
    path: paths.savedFromLibrary,
    summary: 'Which templates of the library are among one’s own',
    reply: ['Their ids, and the ids of what was saved', SavedFromLibraryList],
    run: async ({ ctx }) => ({ items: await listSavedFromLibrary(ctx) }),
  }),
];
