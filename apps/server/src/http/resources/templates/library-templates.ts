import { createRoute } from '@hono/zod-openapi';
import { LibraryTemplateList, paths } from '@replysmith/contract';
import type { Context } from 'hono';
import { listLibraryTemplates } from '../../../services/library/list-library-templates.ts';
import { acceptedPackings } from '../../accepted-packings.ts';
import { createApi } from '../../api.ts';
import type { AppEnvironment } from '../../environment.ts';
import { packJson, type PackedJson } from '../../packed-json.ts';
import { replies } from '../../replies.ts';

const list = createRoute({
  method: 'get',
  path: paths.libraryTemplates,
  summary: 'The whole library, for everybody; asked again with its ETag, 304',
  responses: replies('Its templates, by category and name', LibraryTemplateList),
});

export function libraryTemplates() {
  const door = createApi();
  door.openAPIRegistry.registerPath(list);
  let packed: Promise<PackedJson> | undefined;
  door.get(list.path, async (c) => {
    packed ??= packJson({ items: listLibraryTemplates() } satisfies LibraryAnswer);
    return send(c, await packed);
  });
  return door;
}

type LibraryAnswer = { items: ReturnType<typeof listLibraryTemplates> };

function send(c: Context<AppEnvironment>, { bytes, etag }: PackedJson): Response {
  c.header('ETag', etag);
  c.header('Cache-Control', 'public, no-cache');
  c.header('Vary', 'Accept-Encoding');
  if (c.req.header('If-None-Match')?.includes(etag)) return c.body(null, 304);
  const [packing] = acceptedPackings(c.req.header('Accept-Encoding'));
  if (packing) c.header('Content-Encoding', packing);
  return c.body(bytes[packing ?? 'identity'], 200, { 'Content-Type': 'application/json' });
}
