import { useNavigation } from 'react-router';
import { useSettled } from '../../lib/timing.ts';
import classes from './loading.module.css';

const unnoticedMs = 150;

/** A progress line, shown when the next page takes a while to load. */
export function NavigationProgress() {
  const isOnTheWay = useNavigation().state !== 'idle';
  const isSlow = useSettled(isOnTheWay, unnoticedMs) && isOnTheWay;
  return (
    <div className={`no-print ${classes.place}`} role="status">
      {isSlow && (
        <>
          <div className={classes.line} />
          <span className="visually-hidden">Loading the page</span>
        </>
      )}
    </div>
  );
}
