import {
  ceilingOf,
  conflictsOf,
  evidenceCard,
  evidenceIds,
  type EvidenceId,
} from '@replysmith/coach';
import { EvidenceNote } from '../../../../ui/evidence-note/evidence-note.tsx';
import { tenths } from '../../tenths.ts';
import classes from './line-reason.module.css';
import type { ScoredLine } from '../choices/revise.ts';

/** Why the points are lost, what would win them back, and how well that is known. */
export function LineReason({ line }: { line: ScoredLine }) {
  // A stored line may cite an id that has gone since.
  const [first, ...others] = line.evidence.filter(isKnown);
  const ceiling = ceilingOf(line.rule);
  return (
    <div className={classes.reason}>
      <p>
        {ceiling !== null && `With this, an email scores ${tenths(ceiling)} at most. `}
        {line.reason}
      </p>
      <p>
        {line.fix} {line.wins > 0 && <b className={classes.wins}>+{tenths(line.wins)}</b>}
      </p>
      {first && <Note id={first} />}
      {others.length > 0 && (
        <details>
          <summary>
            {others.length === 1 ? 'One more finding' : `${String(others.length)} more findings`}
          </summary>
          <div className={classes.others}>
            {others.map((id) => (
              <Note key={id} id={id} />
            ))}
          </div>
        </details>
      )}
    </div>
  );
}

function Note({ id }: { id: EvidenceId }) {
  const conflicts = conflictsOf(id).map(({ about }) => about);
  return <EvidenceNote evidence={evidenceCard(id)} conflicts={conflicts} />;
}

function isKnown(cited: string): cited is EvidenceId {
  return evidenceIds.some((id) => id === cited);
}
