import { LibraryTemplateList, SavedFromLibraryList, paths } from '@replysmith/contract';
import { type Route, route } from '../../platform/http/route.ts';
import { type Files, encode, sendFile } from '../../platform/http/send-file.ts';
import { listLibraryTemplates, listSavedFromLibrary } from './library.ts';

/** The same reply for everybody, made when it is first requested. */
const files: Files = new Map();
const name = 'library.json';

export const libraryRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: paths.libraryTemplates,
    summary: 'The whole library, for everybody; asked again with its ETag, 304',
    access: 'anyone',
    scope: 'read',
    reply: ['Its templates, by category and name', LibraryTemplateList],
    run: ({ c }) => {
      if (!files.has(name)) {
        files.set(name, encode(JSON.stringify({ items: listLibraryTemplates() })));
      }
      c.header('Cache-Control', 'public, no-cache');
      return sendFile(c, files, name);
    },
  }),
  route({
    method: 'get',
    path: paths.savedFromLibrary,
    summary: 'Which templates of the library are among one’s own',
    scope: 'read',
    reply: ['Their ids, and the ids of what was saved', SavedFromLibraryList],
    run: async ({ ctx }) => ({ items: await listSavedFromLibrary(ctx) }),
  }),
];
