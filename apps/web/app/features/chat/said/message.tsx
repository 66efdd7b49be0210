import type { ReactNode } from 'react';
import classes from './message.module.css';

type MessageProps = {
  children: ReactNode;
  /** A line alone, with nothing under it. */
  isLine?: boolean;
};

/** One turn of the conversation, under its hairline. */
export function Message({ children, isLine = false }: MessageProps) {
  return (
    <article className={classes.message} data-line={isLine || undefined}>
      {children}
    </article>
  );
}
