import { callLimits } from '@replysmith/contract';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, isUnauthenticated } from './api-error.ts';

type QueryClientOptions = { onUnauthenticated: () => void };

/**
 * Retrying a read is safe. A refusal is final, except for the session's, which may be about to be
 * replaced.
 */
function mayReadAgain(failures: number, error: unknown): boolean {
  if (failures >= callLimits.readAttempts - 1) return false;
  if (isUnauthenticated(error)) return true;
  if (!(error instanceof ApiError)) return false;
  return error.kind === 'network' || (error.status ?? 0) >= 500;
}

export function createQueryClient({ onUnauthenticated }: QueryClientOptions): QueryClient {
  const watchExpiry = (error: unknown) => {
    if (isUnauthenticated(error)) onUnauthenticated();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError: watchExpiry }),
    mutationCache: new MutationCache({ onError: watchExpiry }),
    defaultOptions: {
      // "always": offline calls fail at once with a message, instead of waiting silently.
      queries: {
        networkMode: 'always',
        // "always" would turn this off: refetch what failed offline.
        refetchOnReconnect: true,
        retry: mayReadAgain,
        retryDelay: callLimits.readAgainMs,
        staleTime: 30_000,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
