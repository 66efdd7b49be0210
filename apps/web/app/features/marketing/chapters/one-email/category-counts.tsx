import type { LibraryTemplate } from '@replysmith/contract';
import classes from './category-counts.module.css';

/** How many templates lie in each category. */
export function CategoryCounts({ library }: { library: readonly LibraryTemplate[] }) {
  const shelves = Object.entries(Object.groupBy(library, ({ category }) => category));
  return (
    <dl className={classes.counts}>
      {shelves.map(([category, templates = []]) => (
        <div key={category}>
          <dt>{category}</dt>
          <dd>{templates.length}</dd>
        </div>
      ))}
    </dl>
  );
}
