import { Button } from '../../../ui/button/button.tsx';
import classes from './email-list.module.css';

type PagerProps = { page: number; pages: number; onTurn: (page: number) => void };

/** Back and forth between the pages of a list; nothing where there is but one. */
export function Pager({ page, pages, onTurn }: PagerProps) {
  if (pages <= 1 && page === 1) return null;
  return (
    <nav className={classes.pager} aria-label="Pages of emails">
      <Button
        variant="line"
        size="small"
        isBusy={page <= 1}
        onClick={() => onTurn(Math.min(page - 1, pages))}
      >
        Newer
      </Button>
      <span>
        Page {page} of {pages}
      </span>
      <Button variant="line" size="small" isBusy={page >= pages} onClick={() => onTurn(page + 1)}>
        Older
      </Button>
    </nav>
  );
}
