import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import classes from './saving.module.css';

type LeaveGuardProps = { isNeeded: boolean; isKept: boolean };

/** Asks before one leaves what could not be saved. */
export function LeaveGuard({ isNeeded, isKept }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isNeeded && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isNeeded) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isNeeded]);

  const stay = () => blocker.reset?.();
  return (
    <Dialog label="Leave without saving" isOpen={blocker.state === 'blocked'} onClose={stay}>
      <h2 className="head">Leave without saving?</h2>
      <p className={classes.text}>
        {isKept
          ? 'The server does not have what you wrote last. It is kept in this browser and saved when you open the campaign here again.'
          : 'The server does not have what you wrote last, and this browser keeps nothing: it would be lost.'}
      </p>
      <div className={classes.buttons}>
        <Button onClick={stay} data-autofocus>
          Stay
        </Button>
        <Button variant={isKept ? 'line' : 'danger'} onClick={() => blocker.proceed?.()}>
          Leave
        </Button>
      </div>
    </Dialog>
  );
}
