import { isFiltered, type View } from './view.ts';

/** Whether the list stands under the names of its folders. */
export function isGrouped(view: View): boolean {
  return view.look === 'list' && !view.isTrash && !isFiltered(view);
}
