import type { ReactNode } from 'react';
import classes from './message.module.css';

/** One turn of the conversation, under its hairline. */
export function Message({ children }: { children: ReactNode }) {
  return <article className={classes.message}>{children}</article>;
}
