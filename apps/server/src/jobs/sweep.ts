import type { Services } from '../services/context.ts';
import { settleAbandonedRequests } from '../services/system/settle-abandoned-requests.ts';

const pause = 60_000;

/** Longer than any answer takes. */
const longestAnswer = 150_000;

/** Settles what a former process left behind, and every minute what this one lost track of. */
export function startSweep(services: Services): { readonly stop: () => Promise<void> } {
  const sweep = async (before: Date) => {
    try {
      const settled = await settleAbandonedRequests(services, before);
      if (settled > 0) services.log.warn({ settled }, 'settled requests that nobody answered');
    } catch (error) {
      services.log.warn({ err: error }, 'could not look for abandoned requests');
    }
  };
  let latest = sweep(services.now());
  const timer = setInterval(() => {
    latest = latest.then(() => sweep(new Date(services.now().getTime() - longestAnswer)));
  }, pause);
  return {
    stop: () => {
      clearInterval(timer);
      return latest;
    },
  };
}
