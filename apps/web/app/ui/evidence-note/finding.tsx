import { EvidenceTag } from '../evidence-tag/evidence-tag.tsx';
import classes from './evidence-note.module.css';
import type { Evidence } from './evidence.ts';
import { Source } from './source.tsx';

type FindingProps = {
  evidence: Evidence;
  /** What was named above it, so that no tag and no source stands twice. */
  before: readonly Evidence[];
};

/** What was found, and what that does not show. */
export function Finding({ evidence, before }: FindingProps) {
  const { finding, strength, sample, source, caveat } = evidence;
  const isMeasuredAbove = before.some(
    (other) => other.strength === strength && other.sample === sample,
  );
  const isFromAbove = before.some((other) => other.source === source);
  return (
    <div>
      {before.length > 0 && !isMeasuredAbove && <EvidenceTag strength={strength} detail={sample} />}
      <p>
        {finding} {before.length > 0 && !isFromAbove && <Source of={evidence} />}
      </p>
      {caveat && <p className={classes.caveat}>{caveat}</p>}
    </div>
  );
}
