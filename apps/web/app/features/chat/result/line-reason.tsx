import { ceilingOf, evidenceCard, evidenceIds, type EvidenceId } from '@replysmith/coach';
import { EvidenceTag } from '../../../ui/evidence-tag/evidence-tag.tsx';
import { tenths } from '../tenths.ts';
import type { ScoredLine } from './revise.ts';

/** Why the points are lost, what would win them back, and how well that is known. */
export function LineReason({ line }: { line: ScoredLine }) {
  // A stored line may cite an id that has gone since.
  const id = line.evidence.find(isKnown);
  const card = id && evidenceCard(id);
  const ceiling = ceilingOf(line.rule);
  return (
    <>
      {ceiling !== null && `With this, an email scores ${tenths(ceiling)} at most. `}
      {line.reason} {line.fix}{' '}
      {card && <EvidenceTag strength={card.strength} detail={card.sample} />}
    </>
  );
}

function isKnown(cited: string): cited is EvidenceId {
  return evidenceIds.some((id) => id === cited);
}
