import classes from './step-progress.module.css';

/** How far the tutorial is: a bar for each step, ink up to the one that is open. */
export function StepProgress({ step, of }: { step: number; of: number }) {
  const words = `Step ${String(step)} of ${String(of)}`;
  return (
    <div className={classes.progress}>
      <div
        className={classes.bars}
        role="progressbar"
        aria-label="Tutorial"
        aria-valuemin={0}
        aria-valuemax={of}
        aria-valuenow={step}
        aria-valuetext={words}
      >
        {Array.from({ length: of }, (_, index) => (
          <i key={index} data-passed={index < step || undefined} />
        ))}
      </div>
      <p className="small ink-3">{words}</p>
    </div>
  );
}
