import classes from './nothing-scored.module.css';

/** What comes of the text in the composer, before there is a score or where there is none. */
export function NothingScored({ isBrief }: { isBrief: boolean }) {
  return (
    <p className={classes.idle}>
      {isBrief
        ? 'A brief: 1 request writes the email from it.'
        : 'The score follows your typing and costs nothing.'}
    </p>
  );
}
