import type { Services } from '../services/context.ts';
import { settleAbandonedRequests } from '../services/system/settle-abandoned-requests.ts';

/** Settles what a former process left behind, and every so often what this one lost track of. */
export function startSweep(
  services: Services,
  pause = 10_000,
): { readonly stop: () => Promise<void> } {
  const sweep = async () => {
    try {
      const settled = await settleAbandonedRequests(services);
      if (settled > 0) services.log.warn({ settled }, 'settled requests that nobody answered');
    } catch (error) {
      services.log.warn({ err: error }, 'could not look for abandoned requests');
    }
  };
  let latest = sweep();
  const timer = setInterval(() => {
    latest = latest.then(sweep);
  }, pause);
  return {
    stop: () => {
      clearInterval(timer);
      return latest;
    },
  };
}
