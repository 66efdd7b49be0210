import { countText } from '../../../lib/words.ts';
import classes from './import-steps.module.css';

type ProgressProps = { label: string; told: number; due: number };

/** The progress of an import. */
export function Progress({ label, told, due }: ProgressProps) {
  return (
    <div className={classes.progress}>
      <p className="small">
        {label}
        {due > 0 && `, ${countText(told)} of ${countText(due)}`}
      </p>
      <progress aria-label={label} value={told} max={Math.max(due, 1)} />
    </div>
  );
}
