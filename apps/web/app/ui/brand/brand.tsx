import { Link } from 'react-router';
import { BrandMark } from './brand-mark.tsx';
import classes from './brand.module.css';

/** Mark and wordmark, leading home. */
export function Brand({ to = '/' }: { to?: string }) {
  return (
    <Link to={to} className={classes.brand}>
      <BrandMark />
      Replysmith
    </Link>
  );
}
