import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './plan-card.module.css';

type PlanLine = {
  /** The figure, set in bold before the rest: "20". */
  value?: string | undefined;
  text: string;
};

type PlanCardProps = {
  name: string;
  /** A small drawing before the name. */
  icon?: ReactNode;
  /** "$29" */
  price: string;
  /** "a month" */
  interval: string;
  description: string;
  lines: readonly PlanLine[];
  /** On the top edge: "Most Popular". */
  ribbon?: string | undefined;
  /** Beside the name: "Your plan". */
  tag?: string | undefined;
  /** Drawn round, as the one that was chosen. */
  isChosen?: boolean;
  /** To scroll to it. */
  id?: string | undefined;
  /** A button, or what stands in its place. */
  action: ReactNode;
};

/** One column of a plan grid: what it costs and what it brings. */
export function PlanCard(props: PlanCardProps) {
  const { name, icon, price, interval, description, lines, action } = props;
  const { ribbon, tag, isChosen, id } = props;
  return (
    <article id={id} className={classes.plan} data-chosen={isChosen || undefined} aria-label={name}>
      {ribbon && <span className={classes.ribbon}>{ribbon}</span>}
      <h3 className={`subhead ${classes.name}`}>
        {icon} {name} {tag && <span className={classes.tag}>{tag}</span>}
      </h3>
      <p className="small ink-2">{description}</p>
      <p className={classes.price}>
        <span className="figure">{price}</span> <span className="ink-2">{interval}</span>
      </p>
      <ul className={classes.lines}>
        {lines.map(({ value, text }) => (
          <li key={text}>
            <IconCheck size={18} stroke={2} aria-hidden />
            <span>
              {value !== undefined && <b>{value}</b>} {text}
            </span>
          </li>
        ))}
      </ul>
      <div className={classes.action}>{action}</div>
    </article>
  );
}
