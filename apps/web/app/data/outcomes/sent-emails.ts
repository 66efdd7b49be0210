import { lengths, paths, SentEmailPage, type SentEmail } from '@replysmith/contract';
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { apiGet } from '../../lib/wire/api-client.ts';
import { analyticsKey } from '../analytics/analytics-summary.ts';
import { campaignsKey } from '../campaigns/refresh-campaigns.ts';

/** What shows which emails were sent, and what came of them, is kept under this key. */
export const outcomesKey = 'outcomes';

export const sentEmailsQuery = (messageId: string) =>
  queryOptions({
    queryKey: [outcomesKey, 'sent', messageId],
    queryFn: async ({ signal }): Promise<readonly SentEmail[]> => {
      const items: SentEmail[] = [];
      for (;;) {
        const query = new URLSearchParams({
          message_id: messageId,
          limit: String(lengths.page),
          offset: String(items.length),
        });
        const page = await apiGet(`${paths.sentEmails}?${query}`, SentEmailPage, { signal });
        items.push(...page.items);
        if (page.items.length === 0 || items.length >= page.total) return items;
      }
    },
  });

/** The emails of an answer that were marked as sent, last sent first. */
export function useSentEmails(messageId: string, isWanted: boolean) {
  return useQuery({ ...sentEmailsQuery(messageId), enabled: isWanted });
}

/** Has everything read anew that counts what came of emails. */
export function refreshOutcomes(client: QueryClient): void {
  for (const key of [outcomesKey, campaignsKey, analyticsKey]) {
    void client.invalidateQueries({ queryKey: [key] });
  }
}
