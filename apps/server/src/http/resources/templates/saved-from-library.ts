import { createRoute } from '@hono/zod-openapi';
import { paths, SavedFromLibraryList } from '@replysmith/contract';
import type { Services } from '../../../services/context.ts';
import { listSavedFromLibrary } from '../../../services/library/list-saved-from-library.ts';
import { createApi } from '../../api.ts';
import { contextOf } from '../../context-of.ts';
import { replies } from '../../replies.ts';

const list = createRoute({
  method: 'get',
  path: paths.savedFromLibrary,
  summary: 'Which templates of the library are among one’s own',
  responses: replies('Their ids, and the ids of what was saved', SavedFromLibraryList),
});

export function savedFromLibrary(services: Services) {
  return createApi().openapi(list, async (c) => {
    const items = await listSavedFromLibrary(contextOf(c, services));
    return c.json({ items }, 200);
  });
}
