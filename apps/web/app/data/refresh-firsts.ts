import { Profile } from '@replysmith/contract';
import type { QueryClient } from '@tanstack/react-query';

/** Asks again for a profile that lacks a first: the server notes those by itself. */
export function refreshFirsts(client: QueryClient): void {
  void client.invalidateQueries({
    queryKey: ['profile'],
    predicate: ({ state }) => {
      const { data: profile } = Profile.safeParse(state.data);
      if (!profile) return false;
      return !profile.first_optimization_completed || !profile.first_template_saved;
    },
  });
}
