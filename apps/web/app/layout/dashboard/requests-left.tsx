import { dailyRequests, useSubscription } from '../../data/subscription.ts';
import classes from './requests-left.module.css';

/** How many AI requests today still holds. */
export function RequestsLeft() {
  const { data } = useSubscription();
  if (!data) return null;
  const { left } = dailyRequests(data);
  return (
    <span className={classes.left}>
      {left === null ? (
        'No daily limit'
      ) : (
        <>
          <b>{left}</b> {left === 1 ? 'request' : 'requests'} left
        </>
      )}
    </span>
  );
}
