import type { TipStatus } from '@replysmith/contract';
import { Link } from 'react-router';
import classes from './tips-page.module.css';
import { categoryName, tipCategories } from './tip-words.ts';
import { addressOfTips, type TipsView } from './tips-view.ts';

const statuses: readonly { status: TipStatus; label: string }[] = [
  { status: 'active', label: 'For you now' },
  { status: 'applied', label: 'Applied' },
  { status: 'dismissed', label: 'Dismissed' },
];

/** Links, so that each view has an address and one step back leads to the view before. */
export function TipsFilter({ view }: { view: TipsView }) {
  return (
    <div className={classes.filter}>
      <nav aria-label="Tips by status" className={classes.statuses}>
        {statuses.map(({ status, label }) => (
          <Link
            key={status}
            to={addressOfTips({ ...view, status })}
            aria-current={view.status === status ? 'page' : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      <nav aria-label="Tips by category" className={classes.categories}>
        {[undefined, ...tipCategories].map((category) => (
          <Link
            key={category ?? 'all'}
            to={addressOfTips({ ...view, category })}
            aria-current={view.category === category ? 'true' : undefined}
          >
            {category ? categoryName(category) : 'All'}
          </Link>
        ))}
      </nav>
    </div>
  );
}
