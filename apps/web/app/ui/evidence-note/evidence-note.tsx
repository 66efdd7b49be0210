import { EvidenceTag, type EvidenceStrength } from '../evidence-tag/evidence-tag.tsx';
import classes from './evidence-note.module.css';

export type Evidence = {
  readonly finding: string;
  readonly sample: string | null;
  readonly source: string;
  readonly url: string | null;
  readonly year: number | null;
  readonly strength: EvidenceStrength;
  readonly caveat: string | null;
};

type EvidenceNoteProps = {
  evidence: Evidence;
  /** Where other findings say otherwise, and how that is settled. */
  conflicts?: readonly string[];
};

/** What was found, by whom, how well it is known, and who disagrees. */
export function EvidenceNote({ evidence, conflicts = [] }: EvidenceNoteProps) {
  const { finding, sample, strength, caveat } = evidence;
  return (
    <div className={classes.note}>
      <EvidenceTag strength={strength} detail={sample} />
      <p>
        {finding} <Source of={evidence} />
      </p>
      {caveat && <p className={classes.caveat}>{caveat}</p>}
      {conflicts.map((conflict) => (
        <p key={conflict}>
          <b className={classes.conflict}>Findings disagree.</b> {conflict}
        </p>
      ))}
    </div>
  );
}

function Source({ of: { source, url, year } }: { of: Evidence }) {
  const name = year === null ? source : `${source}, ${String(year)}`;
  return url === null ? (
    <cite>{name}</cite>
  ) : (
    <a href={url} target="_blank" rel="noopener nofollow noreferrer">
      <cite>{name}</cite>
    </a>
  );
}
