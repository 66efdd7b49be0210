import { paths, type Profile } from '@replysmith/contract';
import type { QueryClient } from '@tanstack/react-query';

/** Refetches a profile that lacks a "first": the server records those by itself. */
export function refreshFirsts(client: QueryClient): void {
  // The reply to a pending change includes them; an earlier answer would undo that change here.
  if (client.isMutating({ predicate: ({ options }) => isOfProfile(options.scope?.id) })) return;
  void client.invalidateQueries({
    queryKey: ['profile'],
    predicate: ({ state }) => {
      const profile = state.data as Profile | undefined;
      if (!profile) return false;
      return !profile.first_optimization_completed || !profile.first_template_saved;
    },
  });
}

function isOfProfile(scope: string | undefined): boolean {
  return scope?.startsWith(paths.profiles) ?? false;
}
