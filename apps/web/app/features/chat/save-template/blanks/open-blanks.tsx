import { Button } from '../../../../ui/button/button.tsx';
import { openWords } from '../../out/open-words.ts';
import classes from './blanks.module.css';

type OpenBlanksProps = {
  blanks: readonly string[];
  /** Leads to the first of them; null where they cannot be filled. */
  onFill: (() => void) | null;
};

/** Says which blanks nobody has filled yet. */
export function OpenBlanks({ blanks, onFill }: OpenBlanksProps) {
  return (
    <div className={classes.blanks}>
      <p>
        {openWords({ blanks, tags: [] })} {blanks.length === 1 ? 'It stays' : 'They stay'} in the
        template, which asks for {blanks.length === 1 ? 'it' : 'them'} each time it is used.
      </p>
      {onFill && (
        <Button variant="line" size="small" onClick={onFill}>
          {blanks.length === 1 ? 'Fill it first' : 'Fill them first'}
        </Button>
      )}
    </div>
  );
}
