import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import classes from './saving.module.css';

/** Asks before leaving, only where the browser keeps nothing and the text would be lost. */
export function LeaveGuard({ isNeeded }: { isNeeded: boolean }) {
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
        This browser keeps nothing for this site, so what you wrote would be lost.
      </p>
      <div className={classes.buttons}>
        <Button onClick={stay} data-autofocus>
          Stay
        </Button>
        <Button variant="danger" onClick={() => blocker.proceed?.()}>
          Leave
        </Button>
      </div>
    </Dialog>
  );
}
