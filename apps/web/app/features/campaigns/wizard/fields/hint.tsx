import classes from './fields.module.css';

type HintProps = {
  /** Why it matters to the reader of the email. */
  why: string;
  example?: string;
};

/** Why a field is asked for, and what one might write there. */
export function Hint({ why, example }: HintProps) {
  return (
    <p className={classes.hint}>
      {why}
      {example && (
        <>
          {' '}
          Such as <q>{example}</q>
        </>
      )}
    </p>
  );
}
