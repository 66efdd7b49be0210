import { countText } from '../../../lib/words.ts';
import classes from './import-steps.module.css';

type ProgressProps = { label: string; told: number; due: number };

/** The progress of an import. */
export function Progress({ label, told, due }: ProgressProps) {
  return (
    <div className={`stack gap-2 numbers ${classes.progress}`}>
      <p className="small">
        {label}
        {due > 0 && `, ${countText(told)} of ${countText(due)}`}
      </p>
      <progress
        className="full-width borderless"
        aria-label={label}
        value={told}
        max={Math.max(due, 1)}
      />
    </div>
  );
}
