import exampleScore from '../../data/example-score.json' with { type: 'json' };
import { tenths } from '../../lib/words.ts';
import { Ledger, quoteOrFact } from '../../components/ledger.tsx';
import { useHighlight } from '../../components/highlight.ts';
import { ScoreRing } from '../../components/score-ring.tsx';
import classes from './wizard-steps.module.css';

/** What the coach does, shown on an example: the score, and each point lost with its words. */
export function WelcomeStep() {
  return (
    <>
      <p className="ink-2">
        Replysmith is a coach for cold emails. It shows what each sentence costs you, and how to say
        it better.
      </p>
      <figure className={`grid items-center one-column-phone ${classes.example}`}>
        <Example />
      </figure>
      <p className="small ink-2">
        You keep or put back each change. Nothing is invented: what the coach cannot know becomes a
        blank. Four short steps; the tutorial starts again from Help or Settings.
      </p>
    </>
  );
}

function Example() {
  const { value, lines } = exampleScore;
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
