import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, isUnauthenticated } from './api-error.ts';

type QueryClientOptions = { onUnauthenticated: () => void };

/**
 * Reading again is safe and may help; a refusal stays a refusal, but for one of the session, which
 * may be giving way to a new one just now.
 */
function mayReadAgain(failures: number, error: unknown): boolean {
  if (failures >= 2) return false;
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
      // "always": when offline, a call fails at once and says so, instead of waiting in silence.
      queries: {
        networkMode: 'always',
        // Which "always" would turn off: what failed while offline is read again.
        refetchOnReconnect: true,
        retry: mayReadAgain,
        retryDelay: 1000,
        staleTime: 30_000,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
