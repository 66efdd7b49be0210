import { exampleOf } from '@replysmith/contract';
import { useEffect, useId, useMemo, useState } from 'react';
import { ScoreVerdict, bandNames } from '../../../components/band.tsx';
import { Banner } from '../../../components/banner.tsx';
import type { Highlight } from '../../../components/highlight.ts';
import { Ledger, LedgerSum, toLedgerLine } from '../../../components/ledger.tsx';
import { EmptyRing, MiniRing, ScoreRing } from '../../../components/score-ring.tsx';
import { ScoreTrust } from '../../../components/score-trust.tsx';
import { TryAgain } from '../../../components/try-again.tsx';
import type { LiveScore, NumberedLine } from '../../../data/coach/answers.ts';
import { useCoach } from '../../../data/coach/use-coach.ts';
import classes from './editor.module.css';
import { type TemplateForm } from './template-form.ts';

type ScoreSideProps = { live: ExampleScore; lines: readonly NumberedLine[]; highlight: Highlight };

/** The template's score, line by line, beside its text. */
export function ScoreSide({ live: { score, hasFailed, retry }, lines, highlight }: ScoreSideProps) {
  const breakdown = useId();
  const isJudged = score !== null && score.trouble === null;
  return (
    <aside className={`min-w-0 ${classes.side}`} aria-label="Score">
      <div className={`stack items-center gap-5 not-tablet ${classes.verdict}`}>
        {isJudged ? (
          <ScoreRing
            value={score.value}
            lost={lines.map(({ number, points }) => ({ number, points: -points }))}
            highlight={highlight.number}
            label={`Score ${String(score.value)} of 100`}
          />
        ) : (
          <EmptyRing text="Not scored" label="Not scored" />
        )}
        <div>
          {isJudged && (
            <ScoreVerdict
              band={score.band}
              verdict={score.verdict}
              isSoFar={score.filled !== null}
              isUnsure={score.isUnsure}
            />
          )}
          <p className={`subhead ${classes.losses}`}>
            {isJudged
              ? `${lossesOf(score.value)}.`
              : (score?.trouble ?? 'The score follows your typing.')}
          </p>
          <p className="small ink-2">Variables are scored by their samples, as in Preview.</p>
        </div>
      </div>
      <ScoreRow score={isJudged ? score : null} trouble={score?.trouble ?? null} to={breakdown} />
      {hasFailed && (
        <Banner
          tone="danger"
          title="The score has stopped."
          action={<TryAgain size="small" onClick={retry} />}
        >
          The coach could not be loaded. Your text is safe.
        </Banner>
      )}
      {isJudged && (
        <div id={breakdown} tabIndex={-1} className={classes.breakdown}>
          <Ledger lines={lines.map(toLedgerLine)} highlight={highlight} label="Points lost" />
          <LedgerSum reckoning={`100 − ${String(100 - score.value)}`} total={String(score.value)} />
          <ScoreTrust basis={score.basis} />
        </div>
      )}
    </aside>
  );
}

type ScoreRowProps = {
  score: LiveScore | null;
  /** Why there is no score. */
  trouble: string | null;
  /** The id of the breakdown of it. */
  to: string;
};

/** The score in one line, where the ring would take up too much of the screen. */
function ScoreRow({ score, trouble, to }: ScoreRowProps) {
  return (
    <p className={`items-center gap-3 hidden ${classes.row}`}>
      <span aria-hidden>
        <MiniRing value={score?.value ?? 0} band={score?.band ?? 'unjudged'} />
      </span>
      {score ? (
        <a href={`#${to}`}>
          <span className="visually-hidden">Score {score.value} of 100, </span>
          {bandNames[score.band]}, {lossesOf(score.value).toLowerCase()}
        </a>
      ) : (
        <span className="small ink-2">{trouble ?? 'The score follows your typing.'}</span>
      )}
    </p>
  );
}

/** Such as "47 points lost". */
function lossesOf(value: number): string {
  const lost = 100 - value;
  if (lost === 0) return 'Nothing lost';
  return lost === 1 ? 'One point lost' : `${String(lost)} points lost`;
}

type Scored = Pick<TemplateForm, 'subject_line' | 'email_content' | 'template_variables' | 'stage'>;

/**
 * The coach's score of a template's example while it is typed. The last score stays until the next
 * one comes.
 */
export function useExampleScore(form: Scored) {
  const { subject_line, email_content, template_variables, stage } = form;
  const example = useMemo(
    () => exampleOf({ subject_line, email_content }, template_variables),
    [subject_line, email_content, template_variables],
  );
  const [score, setScore] = useState<LiveScore | null>(null);
  const { ask, hasFailed, retry } = useCoach();

  const subject = example.subject.text;
  const body = example.body.text;
  const isEmpty = subject.trim() === '' && body.trim() === '';
  useEffect(() => {
    if (isEmpty || hasFailed) return;
    ask('score', { subject, body, ...(stage && { stage }) }, setScore);
  }, [subject, body, stage, isEmpty, hasFailed, ask]);

  return { example, score: isEmpty ? null : score, hasFailed, retry };
}

export type ExampleScore = ReturnType<typeof useExampleScore>;
