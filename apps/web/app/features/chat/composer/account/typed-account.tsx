import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import type { LiveScore } from '../../../../data/live-score/live-score.ts';
import type { Lit } from '../../../../ui/lit/use-lit.ts';
import { ScoreLine } from './score-line.tsx';
import classes from './typed-account.module.css';
import { TypedLedger } from './typed-ledger.tsx';
import { TypedVerdict } from './typed-verdict.tsx';

type TypedAccountProps = {
  /** Null while there is nothing to score. */
  score: LiveScore | null;
  lit: Lit;
  /** What the email is taken for, and the choice to say otherwise. */
  reading: ReactNode;
  /** What stands there while nothing is scored. */
  children: ReactNode;
};

/**
 * What the email that is being written costs, beside it; where there is no room beside, a line
 * under it that unfolds.
 */
export function TypedAccount({ score, lit, reading, children }: TypedAccountProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  const id = useId();
  return (
    <section className={classes.account} aria-label="Score while you write">
      {score && (
        <button
          type="button"
          className={classes.fold}
          aria-expanded={isUnfolded}
          aria-controls={id}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          <ScoreLine score={score} />
          <IconChevronDown size={16} stroke={1.5} aria-hidden />
        </button>
      )}
      <div id={id} className={classes.whole} data-folded={(score && !isUnfolded) || undefined}>
        <TypedVerdict score={score} litNumber={lit.number} />
        {score ? <TypedLedger score={score} lit={lit} /> : children}
        {score && <div className={classes.reading}>{reading}</div>}
      </div>
    </section>
  );
}
