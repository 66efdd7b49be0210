import { Button } from '../../../ui/button/button.tsx';
import classes from './pager.module.css';

type PagerProps = { page: number; pages: number; onPage: (page: number) => void };

export function Pager({ page, pages, onPage }: PagerProps) {
  if (pages <= 1 && page === 1) return null;
  return (
    <nav className={classes.pager} aria-label="Pages">
      <Button variant="line" size="small" isBusy={page <= 1} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <span className="small ink-2">
        Page {page} of {Math.max(1, pages)}
      </span>
      <Button variant="line" size="small" isBusy={page >= pages} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
