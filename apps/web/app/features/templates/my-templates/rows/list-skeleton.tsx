import { CardSkeleton } from '../card/card-skeleton.tsx';
import type { Look } from '../view/view.ts';
import classes from './list-skeleton.module.css';

/** The shape of the list before anything is known of it. */
export function ListSkeleton({ look }: { look: Look }) {
  return (
    <div aria-busy="true">
      <div className={classes.cards} data-look={look}>
        {Array.from({ length: 6 }, (_, index) => (
          <CardSkeleton key={index} look={look} />
        ))}
      </div>
      <p className="visually-hidden" role="status">
        Loading templates...
      </p>
    </div>
  );
}
