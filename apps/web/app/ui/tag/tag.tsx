import type { ComponentProps } from 'react';
import classes from './tag.module.css';

/** A short word about something. */
export function Tag({ children }: Pick<ComponentProps<'span'>, 'children'>) {
  return <span className={classes.tag}>{children}</span>;
}
