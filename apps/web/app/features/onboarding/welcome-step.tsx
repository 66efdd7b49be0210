import { useEffect, useState } from 'react';
import type { LiveScore } from '../../data/coach/protocol.ts';
import { useCoachWorker } from '../../data/coach/use-coach-worker.ts';
import { tenths } from '../../lib/words.ts';
import { Ledger, quoteOrFact } from '../../components/ledger.tsx';
import { useHighlight } from '../../components/highlight.ts';
import { EmptyRing, ScoreRing } from '../../components/score-ring.tsx';
import classes from './wizard-steps.module.css';

const exampleEmail = {
  subject: 'Fernhill checkout on phones',
  body: `Hi Tom,

Fernhill’s checkout took nine seconds on my phone this morning; on three shops I timed last week it took two.

In March I cut Oakline’s from eight seconds to two. Our innovative, cutting-edge team is best-in-class.

Could we book a 30-minute call on Tuesday?

Best regards,
Nora`,
};

/** What the coach does, shown on an example: the score, and each point lost with its words. */
export function WelcomeStep() {
  const { score, hasFailed } = useExampleScore();
  return (
    <>
      <p className="ink-2">
        Replysmith is a coach for cold emails. It shows what each sentence costs you, and how to say
        it better.
      </p>
      {!hasFailed && (
        <figure className={`grid items-center one-column-phone ${classes.example}`}>
          {score ? <Example score={score} /> : <EmptyRing text="Reading" label="Being read" />}
        </figure>
      )}
      <p className="small ink-2">
        You keep or put back each change. Nothing is invented: what the coach cannot know becomes a
        blank. Four short steps; the tutorial starts again from Help or Settings.
      </p>
    </>
  );
}

function Example({ score: { value, lines } }: { score: LiveScore }) {
  const highlight = useHighlight();
  const numbered = lines.map((line, index) => ({
    ...{ number: index + 1, name: line.name, points: line.points },
    ...quoteOrFact(line),
  }));
  return (
    <>
      <ScoreRing
        value={value}
        lost={numbered.map(({ number, points }) => ({ number, points: -points }))}
        highlight={highlight.number}
        format={tenths}
        outOf="10"
        label={`An example: ${tenths(value)} of 10. ${tenths(100 - value)} is lost.`}
      />
      <div>
        <figcaption className="small ink-3">What an example email loses</figcaption>
        <Ledger
          label="Lost by an example email"
          highlight={highlight}
          format={tenths}
          lines={numbered}
          most={4}
        />
      </div>
    </>
  );
}

/** Computed by the coach: a hard-coded score would be wrong after the next fit. */
function useExampleScore() {
  const [score, setScore] = useState<LiveScore | null>(null);
  const { wake, hasFailed } = useCoachWorker({ onScore: setScore });
  useEffect(() => wake().score(exampleEmail), [wake]);
  return { score, hasFailed };
}
