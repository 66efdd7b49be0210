import { DailyResetStatus, paths } from '@replysmith/contract';
import { queryOptions } from '@tanstack/react-query';
import { apiGet } from '../../lib/wire/api-client.ts';
import { ApiError } from '../../lib/wire/api-error.ts';

const patience = 10_000;
const aDay = 86_400_000;

/** When the daily counters start again, by this browser's clock; the totals are for admins only. */
export const dailyResetQuery = queryOptions({
  queryKey: ['daily-reset'],
  queryFn: async ({ signal }) => {
    const [status] = await withinPatience(signal);
    return { ...status, resetsAt: Date.now() + (status ? inMs(status.next_reset_in) : aDay) };
  },
  staleTime: 60_000,
  refetchInterval: 60_000,
});

async function withinPatience(signal: AbortSignal): Promise<DailyResetStatus> {
  const timeout = AbortSignal.timeout(patience);
  try {
    return await apiGet(paths.dailyResetStatus, DailyResetStatus, {
      signal: AbortSignal.any([signal, timeout]),
    });
  } catch (cause) {
    if (!timeout.aborted || signal.aborted) throw cause;
    throw new ApiError({ kind: 'network', code: 'network', message: 'Request timeout.', cause });
  }
}

/** From "hh:mm:ss". */
function inMs(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return ((hours * 60 + minutes) * 60 + seconds) * 1_000;
}
