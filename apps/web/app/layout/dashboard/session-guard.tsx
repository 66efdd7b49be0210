import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useSession } from '../../data/session/session.ts';
import { Button } from '../../ui/button/button.tsx';
import classes from './session-guard.module.css';
import { useSessionNews } from './use-session-news.ts';

/** Lets only signed-in people in; everyone else goes to sign in and comes back here. */
export function SessionGuard({ children }: { children: ReactNode }) {
  const { data: session, error, refetch, isFetching } = useSession();
  const { pathname, search, hash } = useLocation();
  useSessionNews();
  useNoStoreOnBack(session !== undefined);

  if (session) return children;
  if (session === null) {
    return <Navigate to="/auth" replace state={{ from: pathname + search + hash }} />;
  }
  return (
    <main className={classes.center}>
      {error ? (
        <div className={classes.card} role="alert">
          <p>{error.message}</p>
          <Button variant="line" isBusy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      ) : (
        <p className={classes.card} role="status">
          Loading...
        </p>
      )}
    </main>
  );
}

/** A page that the browser's Back button revives from memory must ask again who is signed in. */
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
