import { pages } from '@replysmith/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Navigate, useLocation } from 'react-router';
import {
  markSessionRenewed,
  sessionQuery,
  useRefreshSession,
  useSession,
} from '../../data/session.ts';
import { onSessionEvent } from '../../data/session-channel.ts';
import { forgetVisitor } from '../../data/visitor.tsx';
import classes from './dashboard-shell.module.css';
import { useLeaveForGood } from './sign-out/sign-out-context.ts';
import { TryAgain } from '../../components/try-again.tsx';

/** Lets only signed-in users in; others go to sign-in and return here. */
export function SessionGuard({ children }: { children: ReactNode }) {
  const { data: session, error, refetch, isFetching } = useSession();
  const { pathname, search, hash } = useLocation();
  useSessionEvents();
  useNoStoreOnBack(session !== undefined);

  if (session) return children;
  if (session === null) {
    return <Navigate to="/auth" replace state={{ from: pathname + search + hash }} />;
  }
  return (
    <main className={`grid place-center ${classes.center}`}>
      {error ? (
        <div className={`stack framed-line round-sheet on-sheet ${classes.card}`} role="alert">
          <p>{error.message}</p>
          <TryAgain isBusy={isFetching} onClick={() => void refetch()} />
        </div>
      ) : (
        <p className={`stack framed-line round-sheet on-sheet ${classes.card}`} role="status">
          Loading...
        </p>
      )}
    </main>
  );
}

/** A page restored from the back-forward cache must check again who is signed in. */
function useNoStoreOnBack(isResolved: boolean): void {
  useEffect(() => {
    if (!isResolved) return;
    const reloadRevived = (event: PageTransitionEvent) => {
      if (event.persisted) location.reload();
    };
    addEventListener('pageshow', reloadRevived);
    return () => removeEventListener('pageshow', reloadRevived);
  }, [isResolved]);
}

/**
 * Follows other tabs: signing out there signs out here, signing in closes the dialog, verifying the
 * address updates it. A verification on another device shows when this tab gets focus.
 */
function useSessionEvents(): void {
  const client = useQueryClient();
  const refresh = useRefreshSession();
  const leaveForGood = useLeaveForGood();
  const leave = useEffectEvent(() => void leaveForGood());

  useEffect(
    () =>
      onSessionEvent((news) => {
        switch (news) {
          case 'signed-out':
            // Session storage can only be cleared by its own tab.
            forgetVisitor();
            leave();
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
