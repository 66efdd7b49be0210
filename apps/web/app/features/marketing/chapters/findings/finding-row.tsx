import { evidenceCard } from '@replysmith/coach';
import { EvidenceTag } from '../../../../ui/evidence-tag/evidence-tag.tsx';
import { Source } from '../../../../ui/evidence-note/source.tsx';
import classes from './findings.module.css';
import type { Measured } from './measured.ts';
import { Pair } from './pair.tsx';

/** A finding, what was measured, how well, and by whom. */
export function FindingRow({ finding: { headline, outcome, sides } }: { finding: Measured }) {
  const card = evidenceCard(sides[0].card);
  return (
    <tr>
      <th scope="row">{headline}</th>
      <td>
        <Pair sides={sides} />
        <p className={classes.outcome}>{outcome}</p>
      </td>
      <td className={classes.evidence}>
        <p>
          <EvidenceTag strength={card.strength} detail={card.sample} />
        </p>
        <p className="small ink-2">
          <Source of={card} />
        </p>
        {card.caveat && <p className="small ink-3">{card.caveat}</p>}
      </td>
    </tr>
  );
}
