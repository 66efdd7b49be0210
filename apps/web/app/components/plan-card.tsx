import type { ReactNode } from 'react';
import { type CheckLine, CheckList } from './check-list.tsx';
import classes from './plan-card.module.css';

type PlanCardProps = {
  name: string;
  /** A small drawing before the name. */
  icon?: ReactNode;
  /** "$29" */
  price: string;
  /** "a month" */
  interval: string;
  description: string;
  lines: readonly CheckLine[];
  /** On the top edge: "Most Popular". */
  ribbon?: string | undefined;
  /** Beside the name: "Your plan". */
  tag?: string | undefined;
  /** Outlined as the chosen plan. */
  isChosen?: boolean;
  /** An anchor to scroll to. */
  id?: string | undefined;
  /** A button or a replacement for it. */
  action: ReactNode;
  /** Under the button; it may grow without moving it. */
  note?: ReactNode;
};

/** One column of a plan grid: price and features, in rows aligned across columns. */
export function PlanCard(props: PlanCardProps) {
  const { name, icon, price, interval, description, lines, action, note } = props;
  const { ribbon, tag, isChosen, id } = props;
  return (
    <article
      id={id}
      className={`relative grid min-w-0 ${classes.plan}`}
      data-chosen={isChosen || undefined}
      aria-label={name}
    >
      {ribbon && <span className={`absolute micro strong ${classes.ribbon}`}>{ribbon}</span>}
      <h3 className={`subhead row items-center min-w-0 breakable content-start ${classes.name}`}>
        {icon} {name}{' '}
        {tag && <span className={`ink-2 one-line round-tag ${classes.tag}`}>{tag}</span>}
      </h3>
      <p className={`small ink-2 ${classes.description}`}>{description}</p>
      <p className={`row items-baseline ${classes.price}`}>
        <span className="figure">{price}</span> <span className="ink-2">{interval}</span>
      </p>
      <div className={classes.lines}>
        <CheckList lines={lines} />
      </div>
      <div className={`grid min-h-40 ${classes.action}`}>{action}</div>
      {note && <div className={classes.note}>{note}</div>}
    </article>
  );
}

type PlanGridProps = {
  /** The number of plans: two or three side by side, otherwise twos, then threes. */
  count: number;
  children: ReactNode;
};

/** One sheet, ruled into a column for each plan. */
export function PlanGrid({ count, children }: PlanGridProps) {
  return (
    <div className="container">
      <div className={`grid framed-line round-sheet on-sheet ${classes.plans}`} data-count={count}>
        {children}
      </div>
    </div>
  );
}

type PlanSkeletonProps = {
  label: string;
  /** How many lines each of the plans will have. */
  lines?: readonly number[];
};

/** Empty columns, of the height that plans will have. */
export function PlanSkeleton({ label, lines = [3, 3, 3] }: PlanSkeletonProps) {
  return (
    <div aria-busy="true">
      <PlanGrid count={lines.length}>
        {lines.map((count, column) => (
          <div key={column} className={`grid ${classes.column}`} aria-hidden="true">
            <i className={`round-sheet on-well ${classes.skeletonName}`} />
            <i className={`round-sheet on-well ${classes.text}`} />
            <i className={`round-sheet on-well ${classes.skeletonPrice}`} />
            <div className={`grid content-start ${classes.skeletonLines}`}>
              {Array.from({ length: count }, (_, line) => (
                <i className="round-sheet on-well" key={line} />
              ))}
            </div>
            <i className={`round-sheet on-well ${classes.button}`} />
          </div>
        ))}
      </PlanGrid>
      <p className="visually-hidden" role="status">
        {label}
      </p>
    </div>
  );
}
