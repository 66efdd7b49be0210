import type { LiveLine } from '../../../data/live-score/live-score.ts';
import { EvidenceTag } from '../../../ui/evidence-tag/evidence-tag.tsx';
import classes from './line-reason.module.css';

/** Why a line costs points, and the measurement behind it. */
export function LineReason({ line }: { line: LiveLine }) {
  const [card] = line.cards;
  return (
    <>
      {line.reason}{' '}
      {card && (
        <span className={classes.evidence} title={card.finding}>
          <EvidenceTag strength={card.strength} detail={card.sample} />
          {card.url && (
            <a className="micro" href={card.url} target="_blank" rel="noopener nofollow noreferrer">
              {card.source}
            </a>
          )}
        </span>
      )}
    </>
  );
}
