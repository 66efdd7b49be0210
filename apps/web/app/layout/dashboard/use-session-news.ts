import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onSessionNews } from '../../data/session-channel.ts';
import { markSessionRenewed } from '../../data/session-expiry.ts';
import { sessionQuery } from '../../data/session.ts';

/** Follows what other tabs do: signing out there signs out here, signing in there ends the wait. */
export function useSessionNews(): void {
  const client = useQueryClient();

  useEffect(
    () =>
      onSessionNews((news) => {
        if (news === 'signed-out') {
          location.assign('/');
          return;
        }
        const before = client.getQueryData(sessionQuery.queryKey)?.user.id;
        void client.query({ ...sessionQuery, staleTime: 0 }).then((session) => {
          if (before && session?.user.id !== before) location.assign('/dashboard');
          else markSessionRenewed();
        });
      }),
    [client],
  );
}
