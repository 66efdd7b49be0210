import { useLasting } from '../../../../lib/use-lasting.ts';
import classes from './running-result.module.css';

/** The coach alone has answered before so long, in milliseconds. */
const long = 1_200;

/** In the sheet as long as it is empty. */
export function WaitingWords() {
  return useLasting(true, long) && <span className={classes.waiting}>Waiting for the model</span>;
}
