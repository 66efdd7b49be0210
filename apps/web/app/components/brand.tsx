import { Link } from './navigation.tsx';
import classes from './brand.module.css';

/** Logo and name, linking home. */
export function Brand({ to = '/' }: { to?: string }) {
  return (
    <Link to={to} className={`inline-flex items-center ink plain gap-2 ${classes.brand}`}>
      <BrandMark />
      Replysmith
    </Link>
  );
}

/** The mark: a ring of twelve ticks, the last one ember. */
export function BrandMark({ size = 22 }: { size?: number }) {
  const arc = { fill: 'none', strokeWidth: 4, strokeDasharray: '.56 .44', strokeDashoffset: -0.22 };
  return (
    <svg width={size} height={size} viewBox="-11 -11 22 22" aria-hidden="true">
      <path {...arc} stroke="var(--ink)" pathLength={5} d="M0 -8.6A8.6 8.6 0 0 1 4.3 7.45" />
      <path {...arc} stroke="var(--ink)" pathLength={6} d="M4.3 7.45A8.6 8.6 0 0 1 -4.3 -7.45" />
      <path {...arc} stroke="var(--ember)" pathLength={1} d="M-4.3 -7.45A8.6 8.6 0 0 1 0 -8.6" />
    </svg>
  );
}
