import { offeredFolders, templateCategories } from '@replysmith/contract';
import { useTemplateFacets } from '../../../../data/templates/facets.ts';
import { useTemplateFolders } from '../../../../data/templates/folders.ts';

/** What there is to choose from among one's own templates. */
export type Offers = {
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  readonly folders: readonly { readonly id: string; readonly name: string }[];
  /** Those that are made when they are chosen included. */
  readonly folderNames: readonly string[];
};

export function useOffers(): Offers {
  const facets = useTemplateFacets().data;
  const folders = useTemplateFolders().data?.items ?? [];
  const own = facets?.categories.map(({ name }) => name) ?? [];
  return {
    categories: [...new Set([...own, ...templateCategories])],
    tags: facets?.tags.map(({ name }) => name) ?? [],
    folders,
    folderNames: [...new Set([...folders.map(({ name }) => name), ...offeredFolders])],
  };
}
