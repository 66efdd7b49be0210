import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import classes from './library-skeleton.module.css';

const cards = 6;

/** The page before its templates are there, as large as it will be. */
export function LibrarySkeleton() {
  return (
    <div className={classes.page}>
      <Skeleton label="Loading template library..." widths={[]} />
      <div className={classes.cards} aria-hidden="true">
        {Array.from({ length: cards }, (_, index) => (
          <span key={index} />
        ))}
      </div>
    </div>
  );
}
