import type { Optimization } from '@replysmith/contract';
import { useMemo } from 'react';
import { Button } from '../../../components/button.tsx';
import { whyNotJudged } from '../messages/classification.ts';
import { compared } from '../messages/answer-words.ts';
import type { ResultAnswer } from '../messages/message-pairs.ts';
import { useChosen } from '../changes/use-choices.ts';
import { useRevisions } from '../changes/use-revision.ts';
import { tenths } from '../../../lib/words.ts';
import classes from './conversation.module.css';

type FoldedResultProps = { answer: ResultAnswer; isOpen: boolean; onToggle: () => void };

/** The result of an earlier email in one line: "9.3, up from 6.1". */
export function FoldedResult({ answer, isOpen, onToggle }: FoldedResultProps) {
  const { optimization_results: result } = answer;
  const { choices } = useChosen(answer);
  const decided = useMemo(() => [{ result, choices }], [result, choices]);
  const revision = useRevisions(decided)?.[0];
  const { original_score, optimized_score } = result.score;
  return (
    <p className={`flex items-baseline gap-3 ${classes.line}`}>
      <span className={`min-w-0 ${classes.verdict}`}>
        {revision
          ? resultSummary(result, revision.before, revision.value)
          : resultSummary(result, original_score, optimized_score)}
      </span>
      {!revision && <span className="small ink-3">before your choices</span>}
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
