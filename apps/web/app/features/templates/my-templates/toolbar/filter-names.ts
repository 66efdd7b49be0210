import type { TemplateFolder } from '@replysmith/contract';
import type { View } from '../view/view.ts';

type NamedFilter = { name: string; without: Partial<View> };

/** Each filter that holds in words, and the view without it. */
export function filterNames(view: View, folders: readonly TemplateFolder[]): NamedFilter[] {
  const names: NamedFilter[] = [];
  if (view.search) names.push({ name: `“${view.search}”`, without: { search: '' } });
  if (view.folder)
    names.push({ name: folderName(view.folder, folders), without: { folder: null } });
  if (view.category) names.push({ name: view.category, without: { category: null } });
  if (view.isFavorites) names.push({ name: 'Favorites', without: { isFavorites: false } });
  for (const tag of view.tags) {
    const tags = view.tags.filter((other) => other !== tag);
    names.push({ name: `Tag: ${tag}`, without: { tags } });
  }
  return names;
}

function folderName(folder: string, folders: readonly TemplateFolder[]): string {
  if (folder === 'unorganized') return 'Unorganized';
  return folders.find(({ id }) => id === folder)?.name ?? 'A folder that is gone';
}
