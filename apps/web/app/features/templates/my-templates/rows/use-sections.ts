import { useMemo, useState } from 'react';
import { useTemplateFacets } from '../../../../data/templates/facets.ts';
import { useTemplateFolders } from '../../../../data/templates/folders.ts';
import { useTemplates, type TemplateListing } from '../../../../data/templates/templates.ts';
import { isGrouped } from '../view/is-grouped.ts';
import { listingOf, type View } from '../view/view.ts';
import type { Section } from './place-sections.ts';

/** What the list is made of: one part, or a part for each folder where nothing else is asked for. */
export function useSections(view: View) {
  const asked = useMemo(() => listingOf(view), [view]);
  const answered = useTemplates(asked);
  const [shown, setShown] = useState(asked);
  // What was shown stays until the next is there.
  if (answered.data && shown !== asked) setShown(asked);
  const { data } = useTemplates(shown);
  const byFolder = useFolderSections(asked, view);
  const sections = useMemo<readonly Section[] | undefined>(
    () => byFolder ?? (data && [{ listing: shown, count: data.total }]),
    [byFolder, data, shown],
  );

  return {
    sections,
    isCapped: data?.is_capped ?? false,
    isChanging: shown !== asked,
    problem: answered.data ? null : answered.error,
    tryAgain: () => void answered.refetch(),
  };
}

function useFolderSections(listing: TemplateListing, view: View): readonly Section[] | null {
  const folders = useTemplateFolders().data?.items;
  const unorganized = useTemplateFacets().data?.unorganized;
  const isAsked = isGrouped(view);
  return useMemo(() => {
    if (!isAsked || !folders || unorganized === undefined) return null;
    const within = (folder: string) => ({ ...listing, filter: { ...listing.filter, folder } });
    return [
      ...folders.map((folder) => ({
        folder,
        listing: within(folder.id),
        count: folder.template_count,
      })),
      { folder: null, listing: within('none'), count: unorganized },
    ].filter(({ count }) => count > 0);
  }, [isAsked, folders, unorganized, listing]);
}
