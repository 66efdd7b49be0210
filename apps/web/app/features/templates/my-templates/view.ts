import { type TemplateFilter, TemplateSort } from '@replysmith/contract';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { z } from 'zod';
import { useProfile } from '../../../data/profile.ts';
import { useSignedInUser } from '../../../data/session.ts';
import type { TemplateListing } from '../../../data/templates.ts';
import { stored } from '../../../lib/storage.ts';

const Look = z.enum(['grid', 'list']);

export type Look = z.infer<typeof Look>;

const looks = stored<Look>({ name: 'templates-look', schema: Look, empty: 'grid', isText: true });

const sorts = stored({ name: 'templates-sort', schema: TemplateSort, empty: null, isText: true });

/** What the page shows, from its address. */
export type View = {
  readonly search: string;
  /** A folder's id, 'unorganized' for templates in none, or null for all. */
  readonly folder: string | null;
  readonly category: string | null;
  readonly tags: readonly string[];
  readonly isFavorites: boolean;
  readonly isTrash: boolean;
  /** Undefined: by relevance for a search, otherwise newest first. */
  readonly sort: TemplateSort | undefined;
  readonly look: Look;
};

/** What somebody chose before, for addresses that do not say. */
type Usual = Pick<View, 'sort' | 'look'>;

export function readView(address: URLSearchParams, usual: Usual): View {
  const search = address.get('q')?.trim() ?? '';
  const look = address.get('view');
  const sort = TemplateSort.safeParse(address.get('sort')).data;
  return {
    search,
    folder: address.get('folder'),
    category: address.get('category'),
    tags: address.getAll('tag'),
    isFavorites: address.get('favorite') === 'true',
    isTrash: address.get('trash') === 'true',
    sort: sort ?? (search ? undefined : usual.sort),
    look: look === 'grid' || look === 'list' ? look : usual.look,
  };
}

export function addressOf(view: View): URLSearchParams {
  const address = new URLSearchParams();
  if (view.search) address.set('q', view.search);
  if (view.folder) address.set('folder', view.folder);
  if (view.category) address.set('category', view.category);
  for (const tag of view.tags) address.append('tag', tag);
  if (view.isFavorites) address.set('favorite', 'true');
  if (view.isTrash) address.set('trash', 'true');
  if (view.sort) address.set('sort', view.sort);
  address.set('view', view.look);
  return address;
}

export function filterOf(view: View): TemplateFilter {
  return {
    ...(view.search && { search: view.search }),
    ...(view.folder && { folder: view.folder === 'unorganized' ? 'none' : view.folder }),
    ...(view.category && { category: view.category }),
    tag: [...view.tags],
    ...(view.isFavorites && { favorite: true }),
    view: view.isTrash ? 'trash' : 'saved',
  };
}

export function listingOf(view: View): TemplateListing {
  return { filter: filterOf(view), sort: view.sort };
}

/** A view without filters. */
export const noFilter = {
  search: '',
  folder: null,
  category: null,
  tags: [],
  isFavorites: false,
} satisfies Partial<View>;

export function isFiltered(view: View): boolean {
  return Boolean(
    view.search || view.folder || view.category || view.tags.length || view.isFavorites,
  );
}

export type ChangeView = (changes: Partial<View>, how?: { isTyping?: boolean }) => void;

/** What the page shows. It is stored in the address; look and sorting are also remembered. */
export function useView(): { view: View; changeView: ChangeView } {
  const { id } = useSignedInUser();
  const [address, setAddress] = useSearchParams();
  const sortKey = sorts.key(id);
  const lookKey = looks.key(id);
  const { data: profile } = useProfile(id);
  const usual = profile?.organization_preferences.usageBasedSorting ? 'usage_count' : undefined;
  const view = useMemo(
    () =>
      readView(address, {
        sort: sorts.read(sortKey) ?? usual,
        look: looks.read(lookKey),
      }),
    [address, sortKey, lookKey, usual],
  );

  const changeView = useCallback<ChangeView>(
    (changes, { isTyping = false } = {}) => {
      if (changes.sort) sorts.write(sortKey, changes.sort);
      if (changes.look) looks.write(lookKey, changes.look);
      // One step back undoes a filter, not a letter.
      setAddress(addressOf({ ...view, ...changes }), {
        replace: isTyping,
        preventScrollReset: isTyping || Boolean(changes.look),
      });
    },
    [sortKey, lookKey, setAddress, view],
  );
  return { view, changeView };
}

/** Whether the list is grouped by folder. */
export function isGrouped(view: View): boolean {
  return view.look === 'list' && !view.isTrash && !isFiltered(view);
}
