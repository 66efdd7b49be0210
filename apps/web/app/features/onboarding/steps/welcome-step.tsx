import { tenths } from '../../../lib/words/tenths.ts';
import { Ledger } from '../../../ui/ledger/ledger.tsx';
import { useLit } from '../../../ui/lit/use-lit.ts';
import { ScoreRing } from '../../../ui/score-ring/score-ring.tsx';
import { exampleScore } from './example-score.ts';
import classes from './welcome-step.module.css';

/** What the coach does, shown on an example: the score, and each point lost with its words. */
export function WelcomeStep() {
  const lit = useLit();
  const { value, lines } = exampleScore;
  return (
    <>
      <p className="ink-2">
        Replysmith is a coach for cold emails. It shows what each sentence costs you, and how to say
        it better.
      </p>
      <figure className={classes.example}>
        <ScoreRing
          value={value}
          lost={lines.map(({ number, points }) => ({ number, points: -points }))}
          lit={lit.number}
          format={tenths}
          outOf="10"
          label={`An example: ${tenths(value)} of 10. ${tenths(100 - value)} is lost.`}
        />
        <div>
          <figcaption className="small ink-3">What an example email loses</figcaption>
          <Ledger label="Lost by an example email" lit={lit} format={tenths} lines={lines} />
        </div>
      </figure>
      <p className="small ink-2">
        You keep or put back each change. Nothing is invented: what the coach cannot know becomes a
        blank. Four short steps; the tutorial starts again from Help or Settings.
      </p>
    </>
  );
}
