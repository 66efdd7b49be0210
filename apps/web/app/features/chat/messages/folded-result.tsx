import { Button } from '../../../ui/button/button.tsx';
import { compared } from '../result/account/headline.ts';
import { tenths } from '../tenths.ts';
import { whyNotJudged } from '../reading/why-not-judged.ts';
import type { ResultAnswer } from './exchange.ts';
import classes from './folded-result.module.css';

type FoldedResultProps = { answer: ResultAnswer; isOpen: boolean; onToggle: () => void };

/** What came of an earlier email, on one line: "9.3, up from 6.1". */
export function FoldedResult({ answer, isOpen, onToggle }: FoldedResultProps) {
  return (
    <p className={classes.line}>
      <span className={classes.verdict}>{verdictOf(answer)}</span>
      {!isOpen && answer.choices && <span className="small ink-3">before your choices</span>}
      <Button
        variant="quiet"
        size="small"
        aria-expanded={isOpen}
        aria-label={isOpen ? 'Fold the result' : 'Show the result'}
        onClick={onToggle}
      >
        {isOpen ? 'Fold' : 'Show'}
      </Button>
    </p>
  );
}

function verdictOf({ optimization_results: result }: ResultAnswer): string {
  const { score, brief } = result;
  const trouble = whyNotJudged(result);
  if (trouble) return trouble;
  if (brief !== null) return `Written from your brief: ${tenths(score.optimized_score)}`;
  return compared(score.original_score, score.optimized_score);
}
