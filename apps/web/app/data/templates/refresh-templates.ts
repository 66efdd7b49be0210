import type { QueryClient } from '@tanstack/react-query';
import { subscriptionQuery } from '../payment/subscription.ts';

/** What shows which templates there are (lists, folders, counts) is kept under this key. */
export const templatesKey = 'templates';

/** Has everything read anew that shows which templates there are, and how many places they take. */
export function refreshTemplates(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: [templatesKey] });
  void client.invalidateQueries({ queryKey: subscriptionQuery.queryKey });
}
