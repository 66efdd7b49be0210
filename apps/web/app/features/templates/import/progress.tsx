import { countText } from '../../../lib/words.ts';
import classes from './import-steps.module.css';

type ProgressProps = { label: string; done: number; due: number };

/** The progress of an import. */
export function Progress({ label, done, due }: ProgressProps) {
  return (
    <div className={`stack gap-2 numbers ${classes.progress}`}>
      <p className="small">
        {label}
        {due > 0 && `, ${countText(done)} of ${countText(due)}`}
      </p>
      <progress className="w-full" aria-label={label} value={done} max={Math.max(due, 1)} />
    </div>
  );
}
