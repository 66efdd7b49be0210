import { countText } from '../../../lib/words/count-text.ts';
import classes from './read-email.module.css';

/** Where the first look at the email ended. */
export function ReadingStop({ seconds }: { seconds: number }) {
  const count = countText(Math.max(1, Math.round(seconds)));
  return (
    <span className={classes.stop}>
      <span aria-hidden>read this far, {count} s</span>
      <span className="visually-hidden">Reading stopped here, after {count} seconds.</span>
    </span>
  );
}
