import type { BreakdownLine, Edit } from '@replysmith/coach';
import type { ReactNode } from 'react';
import { signedPoints } from '../../../components/ledger.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import type { LiveRewrite } from '../../../data/coach/answers.ts';
import { RewriteDiff } from '../proof/rewrite-diff.tsx';
import classes from './one-email.module.css';
import stepClasses from './step.module.css';

const nothing = () => undefined;
const unlit = { number: null, pinned: null, point: nothing, pin: nothing, clear: nothing };

export function RewriteStep({ rewrite }: { rewrite: LiveRewrite }) {
  const { before, value } = rewrite.breakdown;
  return (
    <Step
      name="Rewrite Suggestions"
      figure={signedPoints(value - before)}
      text={
        <p>
          Changes in your own words, not a new email. Each carries the number of the line it
          answers. Keep it or put it back.
        </p>
      }
    >
      <div className={`grid items-start one-column-tablet ${classes.columns}`}>
        <Sheet isBleeding>
          <RewriteDiff rewrite={rewrite} highlight={unlit} />
        </Sheet>
        <Gains rewrite={rewrite} />
      </div>
    </Step>
  );
}

/** The points each change won, by line. */
function Gains({ rewrite: { breakdown } }: { rewrite: LiveRewrite }) {
  const moved = [...breakdown.won, ...breakdown.taken];
  const changed = moved.filter(({ changes }) => changes.length > 0);
  const followed = moved.filter(({ changes }) => changes.length === 0);
  return (
    <ol className={`dense ${classes.gains}`} aria-label="What each change won">
      {changed.map((line) => (
        <Gain
          key={line.rule}
          number={line.number}
          name={line.name}
          points={signedPoints(line.points)}
          reason={reasonOf(line)}
        />
      ))}
      {followed.length > 0 && (
        <Gain
          name={followed.map(({ name }) => name).join(', ')}
          points={signedPoints(followed.reduce((sum, { points }) => sum + points, 0))}
          reason="Moved by the changes above."
        />
      )}
      {breakdown.unmoved.map((line) => (
        <Gain
          key={line.rule}
          number={line.number}
          name={line.name}
          reason={`It changes no points. ${reasonOf(line)}`}
        />
      ))}
    </ol>
  );
}

function reasonOf({ changes: [first] }: BreakdownLine<Edit>): string {
  return first?.reason ?? '';
}

type GainProps = {
  /** The number of its change in the email; absent if it has none. */
  number?: number;
  name: string;
  points?: string;
  reason: string;
};

/** One line of the ledger, what it won, and why. */
function Gain({ number, name, points, reason }: GainProps) {
  return (
    <li>
      <span className={number === undefined ? undefined : classes.number}>{number}</span>
      <span className="strong">{name}</span>
      <span className="good strong numbers">{points}</span>
      <small>{reason}</small>
    </li>
  );
}

type StepProps = {
  name: string;
  /** The result, as a figure or a few words in the margin. */
  figure?: ReactNode;
  outcome?: string;
  /** Said of it in the margin. */
  text: ReactNode;
  children: ReactNode;
};

/** One thing the product does: named in the margin, shown beside it. */
export function Step({ name, figure, outcome, text, children }: StepProps) {
  return (
    <article className={stepClasses.step}>
      <div>
        {figure && <p className={`figure ${stepClasses.figure}`}>{figure}</p>}
        {outcome && <p className="head mb-3">{outcome}</p>}
        <h3 className="label">{name}</h3>
        <div className={stepClasses.text}>{text}</div>
      </div>
      <div className="min-w-0">{children}</div>
    </article>
  );
}
