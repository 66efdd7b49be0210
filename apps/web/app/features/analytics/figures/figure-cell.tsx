import { useId, type ReactNode } from 'react';
import { Tooltip } from '../../../ui/tooltip/tooltip.tsx';
import classes from './figure-strip.module.css';

export type FigureCellProps = {
  name: string;
  /** What the figure is, and what it was counted from. */
  definition: string;
  figure: ReactNode;
  /** "from 12 emails" */
  sample: string;
  change: string | null;
};

/** One figure with its name, which says on hover and focus what it means. */
export function FigureCell({ name, definition, figure, sample, change }: FigureCellProps) {
  const id = useId();
  return (
    <div>
      <dt>
        <Tooltip label={definition}>
          <button type="button" className={classes.name} aria-describedby={id}>
            {name}
          </button>
        </Tooltip>
        <span id={id} hidden>
          {definition}
        </span>
      </dt>
      <dd>
        <span className={`figure ${classes.figure}`}>{figure}</span>
        <span className={classes.sample}>{sample}</span>
        <span className={classes.change}>{change ?? ' '}</span>
      </dd>
    </div>
  );
}
