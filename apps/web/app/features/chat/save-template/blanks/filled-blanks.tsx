import { namedList } from '../../out/named-list.ts';
import classes from './blanks.module.css';

type FilledBlanksProps = {
  /** Those of which that is so; the subject may have been typed anew. */
  blanks: readonly string[];
  /** Whether the template keeps what was written into them. */
  isKept: boolean;
  onKeep: (isKept: boolean) => void;
};

/** Says that what was filled in for one reader stays out of the template, unless it is wanted there. */
export function FilledBlanks({ blanks, isKept, onKeep }: FilledBlanksProps) {
  const [filled, it] =
    blanks.length === 1 ? ['1 blank', 'it'] : [`${String(blanks.length)} blanks`, 'them'];
  return (
    <div className={classes.filled}>
      {blanks.length > 0 && (
        <p>
          You filled {filled}: {namedList(blanks)}.{' '}
          {isKept
            ? 'The template keeps your words.'
            : `The template leaves ${it} open and asks for ${it} each time it is used.`}
        </p>
      )}
      <label className={classes.keep}>
        <input
          type="checkbox"
          checked={isKept}
          onChange={(event) => onKeep(event.target.checked)}
        />
        Keep what I filled in
      </label>
    </div>
  );
}
