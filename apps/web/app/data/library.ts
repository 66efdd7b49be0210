import {
  type LibraryTemplateList,
  paths,
  type SavedFromLibraryList,
  type LibraryTemplate,
} from '@replysmith/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { apiGet } from '../lib/http.ts';
import { templatesKey } from './templates.ts';
import { listOf, record, reply } from '../lib/checks.ts';

const library = reply<LibraryTemplateList>({ items: listOf(record) });
const saved = reply<SavedFromLibraryList>({ items: listOf(record) });

export const libraryQuery = queryOptions({
  queryKey: ['library'],
  queryFn: async ({ signal }): Promise<readonly LibraryTemplate[]> =>
    (await apiGet(paths.libraryTemplates, library, { signal })).items,
  // It changes only with a new server version.
  staleTime: Infinity,
});

/** Every template of the library, by category, then by name. */
export function useLibrary() {
  return useQuery(libraryQuery);
}

const savedFromLibraryQuery = queryOptions({
  queryKey: [templatesKey, 'saved-from-library'],
  queryFn: async ({ signal }) => {
    const { items } = await apiGet(paths.savedFromLibrary, saved, { signal });
    return new Map(items.map((item) => [item.library_template_id, item.template_id]));
  },
});

/** The ids of saved templates by library id; empty until known. */
export function useSavedFromLibrary(): ReadonlyMap<string, string> {
  return useQuery(savedFromLibraryQuery).data ?? nothingSaved;
}

const nothingSaved: ReadonlyMap<string, string> = new Map();
