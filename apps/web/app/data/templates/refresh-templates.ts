import type { QueryClient } from '@tanstack/react-query';

/** What shows which templates there are (lists, folders, counts) is kept under this key. */
export const templatesKey = 'templates';

/** Has everything read anew that shows which templates there are. */
export function refreshTemplates(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: [templatesKey] });
}
