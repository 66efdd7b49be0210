import { Button } from '../../../../ui/button/button.tsx';
import classes from './content-tab.module.css';
import { meantVariable } from './variable-hint.ts';

type UnknownNoteProps = {
  /** Variables of which nothing is known. */
  names: readonly string[];
  onReplace: (name: string, by: string) => void;
  onDescribe: () => void;
};

/** Says which variables have no sample, and what could be done about it. */
export function UnknownNote({ names, onReplace, onDescribe }: UnknownNoteProps) {
  if (names.length === 0) return null;
  return (
    <ul className={classes.unknown}>
      {names.map((name) => {
        const meant = meantVariable(name);
        return (
          <li key={name}>
            <span>
              <code>{`{{${name}}}`}</code>{' '}
              {meant ? `looks like {{${meant}}}.` : 'has no sample and no fallback yet.'}
            </span>
            {meant ? (
              <Button variant="quiet" size="small" onClick={() => onReplace(name, meant)}>
                Use {`{{${meant}}}`}
              </Button>
            ) : (
              <Button variant="quiet" size="small" onClick={onDescribe}>
                Give it one
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
