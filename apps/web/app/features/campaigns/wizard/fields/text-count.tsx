import { countText } from '../../../../lib/words/count-text.ts';
import classes from './fields.module.css';

type TextCountProps = { text: string; longest: number };

/** How much of the room is taken. */
export function TextCount({ text, longest }: TextCountProps) {
  return (
    <p className={classes.count}>
      {countText(text.length)} of {countText(longest)} characters
    </p>
  );
}
