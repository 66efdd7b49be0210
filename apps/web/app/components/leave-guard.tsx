import { type ReactNode, useEffect } from 'react';
import { type Location, NavigationType, useBlocker } from 'react-router';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import classes from './leave-guard.module.css';

/** The state of a navigation that is never blocked, such as the one after signing out. */
export type ForGood = { readonly isForGood: true };

function isForGood({ state }: Location<unknown>): boolean {
  return typeof state === 'object' && state !== null && 'isForGood' in state;
}

type LeaveBlockerOptions = {
  isNeeded: boolean;
  /** Whether the browser asks as well, before its tab is closed. */
  warns: boolean;
  /** Paths that may be opened without asking. */
  isWithin?: ((pathname: string) => boolean) | undefined;
};

/** Blocks leaving the page, unless the navigation is for good. */
export function useLeaveBlocker({ isNeeded, warns, isWithin }: LeaveBlockerOptions) {
  useEffect(() => {
    if (!warns) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [warns]);
  return useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      isNeeded &&
      currentLocation.pathname !== nextLocation.pathname &&
      // Going Back to a page that was left for good must ask again.
      (historyAction === NavigationType.Pop || !isForGood(nextLocation)) &&
      !isWithin?.(nextLocation.pathname),
  );
}

type LeaveGuardProps = {
  isNeeded: boolean;
  /** Whether leaving loses anything for good. */
  isLost: boolean;
  /** Paths that may be opened without asking. */
  isWithin?: (pathname: string) => boolean;
  /** What is not saved, and what becomes of it. */
  children: ReactNode;
};

/** Asks before leaving work that could not be saved. */
export function LeaveGuard({ isNeeded, isLost, isWithin, children }: LeaveGuardProps) {
  const blocker = useLeaveBlocker({ isNeeded, warns: isNeeded, isWithin });
  const stay = () => blocker.reset?.();
  return (
    <Dialog label="Leave without saving" isOpen={blocker.state === 'blocked'} onClose={stay}>
      <h2 className="head">Leave without saving?</h2>
      <p className={`ink-2 ${classes.text}`}>{children}</p>
      <div className="row">
        <Button onClick={stay} data-autofocus>
          Stay
        </Button>
        <Button variant={isLost ? 'danger' : 'line'} onClick={() => blocker.proceed?.()}>
          Leave
        </Button>
      </div>
    </Dialog>
  );
}
