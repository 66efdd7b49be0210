import { conflictsOf, evidenceCard, isEvidenceId } from '@replysmith/coach/light';
import { ReasonAndFix } from '../../../components/ledger.tsx';
import { tenths } from '../../../lib/words.ts';
import type { ScoredLine } from '../../../data/coach/answers.ts';

/** Why the points are lost, what would win them back, and how certain that is. */
export function LineReason({ line }: { line: ScoredLine }) {
  // A stored line may cite an id that has gone since.
  const cited = line.evidence.filter(isEvidenceId);
  return (
    <ReasonAndFix
      reason={line.reason}
      fix={line.fix}
      wins={line.wins}
      format={tenths}
      findings={cited.map(evidenceCard)}
      conflicts={[...new Set(cited.flatMap(conflictsOf).map(({ about }) => about))]}
    />
  );
}
