import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import classes from './page-skeleton.module.css';

/** As much room as the figures and the charts will take. */
export function PageSkeleton() {
  return (
    <div className={classes.page}>
      <div className={classes.strip}>
        <Skeleton widths={['38%', '62%', '46%']} label="Loading analytics..." />
      </div>
      <div className={classes.charts} aria-hidden>
        <div className={classes.chart} />
        <div className={classes.chart} />
      </div>
    </div>
  );
}
