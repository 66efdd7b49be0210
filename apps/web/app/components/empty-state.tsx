import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

type EmptyStateProps = {
  title: string;
  /** Set when it replaces a page: its title becomes the page's. */
  isPage?: boolean;
  /** One sentence: what will be here, or why nothing matches. */
  children: ReactNode;
  /** One button. */
  action?: ReactNode;
};

/** An empty ring, what is missing, and the one thing to do about it. */
export function EmptyState({ title, isPage = false, children, action }: EmptyStateProps) {
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <div className={classes.empty}>
      <svg width={56} height={56} viewBox="-30 -30 60 60" aria-hidden="true">
        <circle
          r={24}
          fill="none"
          stroke="var(--line-strong)"
          strokeWidth={5}
          pathLength={20}
          strokeDasharray=".5 .5"
        />
      </svg>
      <Heading className={`subhead ${classes.title}`}>{title}</Heading>
      <p className="ink-2">{children}</p>
      {action && <div className="mt-4">{action}</div>}
    </div>
  );
}
