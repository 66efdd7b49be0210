import type { LiveRewrite } from '../../../../data/live-score/live-score.ts';
import { signedPoints } from '../../../../ui/ledger/signed-points.ts';
import { ScoreRing } from '../../../../ui/score-ring/score-ring.tsx';
import { countInWords } from '../../../../lib/words/count-in-words.ts';
import classes from './score-step.module.css';
import { Step } from './step.tsx';

export function ScoreStep({ rewrite: { account, after } }: { rewrite: LiveRewrite }) {
  const { before, value, lost } = account;
  const open = countInWords(100 - value, 'point');
  return (
    <Step
      name="AI Optimization"
      figure={
        <>
          {value}
          <small> of 100</small>
        </>
      }
      text={
        <p>
          Whatever writes the rewrite, the same rules score it. A model never grades itself. Same
          text, same score, every time.
        </p>
      }
    >
      <div className={classes.verdict}>
        <ScoreRing
          value={value}
          gained={value - before}
          lost={lost.map(({ number, points }) => ({ number, points: -points }))}
          label={`Score ${value} of 100, up from ${before}. ${open} still lost.`}
        />
        <div>
          <p className="head">
            {after.verdict.charAt(0).toUpperCase() + after.verdict.slice(1)}, with {open} still
            lost.
          </p>
          <p className={classes.key}>
            Ink is what the draft had. Green is won back. Ember is still lost, and waits for what
            only you know:
          </p>
          <ol className={classes.lost} aria-label="Still lost">
            {lost.map(({ number, name, points, fix }) => (
              <li key={number}>
                <b>{number}</b>
                <span>
                  <strong>{name}</strong> {fix}
                </span>
                <b>{signedPoints(points)}</b>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Step>
  );
}
