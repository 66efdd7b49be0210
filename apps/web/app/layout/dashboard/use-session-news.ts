import { pages } from '@replysmith/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRefreshSession } from '../../data/account/refresh-session.ts';
import { forgetUser } from '../../data/leaving/sign-out.ts';
import { onSessionNews } from '../../data/session/session-channel.ts';
import { markSessionRenewed } from '../../data/session/session-expiry.ts';
import { sessionQuery } from '../../data/session/session.ts';

/**
 * Follows what other tabs do: signing out there signs out here, signing in there ends the wait, an
 * address that was verified there is verified here. One verified on another device shows when the
 * person comes back to this tab.
 */
export function useSessionNews(): void {
  const client = useQueryClient();
  const refresh = useRefreshSession();

  useEffect(
    () =>
      onSessionNews((news) => {
        switch (news) {
          case 'signed-out':
            // What this tab alone remembers, no other tab can empty.
            forgetUser();
            location.assign('/');
            return;
          case 'verified':
            void refresh().catch(() => undefined);
            return;
          case 'signed-in': {
            const before = client.getQueryData(sessionQuery.queryKey)?.user.id;
            void client.query({ ...sessionQuery, staleTime: 0 }).then((session) => {
              if (before && session?.user.id !== before) location.assign(pages.dashboard);
              else markSessionRenewed();
            });
          }
        }
      }),
    [client, refresh],
  );

  useEffect(() => {
    const lookAgain = () => {
      const session = client.getQueryData(sessionQuery.queryKey);
      if (document.visibilityState === 'hidden' || !session || session.user.emailVerified) return;
      void refresh().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', lookAgain);
    return () => document.removeEventListener('visibilitychange', lookAgain);
  }, [client, refresh]);
}
