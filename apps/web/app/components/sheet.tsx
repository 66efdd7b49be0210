import type { ComponentProps } from 'react';
import classes from './sheet.module.css';

type SheetProps = Omit<ComponentProps<'div'>, 'className'> & {
  /** An ink edge is for what floats over the page or is typed into. */
  edge?: 'line' | 'ink';
  /** On phones the sheet runs edge to edge. */
  isBleeding?: boolean;
};

/** Paper: the only surface that a writer's words stand on. */
export function Sheet({ edge = 'line', isBleeding = false, ...rest }: SheetProps) {
  return (
    <div
      {...rest}
      className={`min-w-0 framed-line round-sheet on-sheet ${classes.sheet}`}
      data-edge={edge}
      data-bleeding={isBleeding || undefined}
    />
  );
}
