import type { Look } from '../view/view.ts';
import classes from './card-skeleton.module.css';

/** Keeps the place of a template that is on its way. */
export function CardSkeleton({ look }: { look: Look }) {
  return (
    <div className={classes.skeleton} data-look={look} aria-hidden>
      <i style={{ width: '58%' }} />
      <i style={{ width: '34%' }} />
      <i style={{ width: '82%' }} />
    </div>
  );
}
