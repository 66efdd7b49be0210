import { ManualDailyReset, paths } from '@replysmith/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiPost } from '../../lib/wire/api-client.ts';
import { subscriptionQuery } from '../payment/subscription.ts';
import { dailyResetQuery } from './daily-reset.ts';

/** For admins: everybody's daily counters to zero, now. */
export function useManualReset() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => apiPost(paths.manualDailyReset, {}, ManualDailyReset),
    onSettled: () =>
      Promise.all(
        [dailyResetQuery.queryKey, subscriptionQuery.queryKey, ['admin']].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
