import type { Optimization } from '@replysmith/contract';
import { lazy, Suspense } from 'react';
import { Button } from '../../../components/button.tsx';
import { whyNotJudged } from '../messages/classification.ts';
import { compared } from '../messages/answer-words.ts';
import type { ResultAnswer } from '../messages/message-pairs.ts';
import { useChosen } from '../changes/use-choices.ts';
import { tenths } from '../../../lib/words.ts';
import classes from './conversation.module.css';

/** The score of a changed rewrite needs the coach, which is loaded with the results. */
const RevisedScore = lazy(() =>
  import('../result/revised-score.tsx').then((module) => ({
    default: module.RevisedScore,
  })),
);

type FoldedResultProps = { answer: ResultAnswer; isOpen: boolean; onToggle: () => void };

/** The result of an earlier email in one line: "9.3, up from 6.1". */
export function FoldedResult({ answer, isOpen, onToggle }: FoldedResultProps) {
  const { optimization_results: result } = answer;
  const { unsaved, choices } = useChosen(answer);
  const isDecided = unsaved !== null || answer.choices !== null;
  const verdict = (before: number, value: number) => (
    <span className={`min-w-0 ${classes.verdict}`}>{resultSummary(result, before, value)}</span>
  );
  const asWritten = verdict(result.score.original_score, result.score.optimized_score);
  return (
    <p className={`flex items-baseline gap-3 ${classes.line}`}>
      {isDecided ? (
        <Suspense
          fallback={
            <>
              {asWritten}
              <span className="small ink-3">before your choices</span>
            </>
          }
        >
          <RevisedScore result={result} choices={choices}>
            {verdict}
          </RevisedScore>
        </Suspense>
      ) : (
        asWritten
      )}
      <Button
        variant="quiet"
        size="small"
        aria-expanded={isOpen}
        aria-label={isOpen ? 'Collapse the result' : 'Show the result'}
        onClick={onToggle}
      >
        {isOpen ? 'Collapse' : 'Show'}
      </Button>
    </p>
  );
}

function resultSummary(result: Optimization, before: number, value: number): string {
  const trouble = whyNotJudged(result);
  if (trouble) return trouble;
  if (result.brief !== null) return `Written from your brief: ${tenths(value)}`;
  return compared(before, value);
}
