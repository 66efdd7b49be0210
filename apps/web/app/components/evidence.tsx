import { Disclosure } from './disclosure.tsx';
import classes from './evidence.module.css';

type EvidenceStrength = 'strong' | 'medium' | 'weak' | 'none';

const words = {
  strong: 'Strong',
  medium: 'Medium',
  weak: 'Weak',
  none: 'No measurement found',
} as const;

type EvidenceTagProps = {
  strength: EvidenceStrength;
  /** What was measured: "304,174 emails". */
  detail?: string | null | undefined;
};

/** How well something is measured: three, two, one or no filled blocks, and the word. */
export function EvidenceTag({ strength, detail }: EvidenceTagProps) {
  return (
    <span className={`inline-flex items-baseline micro ${classes.tag}`} data-strength={strength}>
      <span className={`inline-flex ${classes.blocks}`} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <span>{detail ? `${words[strength]}, ${detail}` : words[strength]}</span>
    </span>
  );
}

type EvidenceNoteProps = {
  /** The main finding comes first. */
  findings: readonly [Evidence, ...Evidence[]];
  /** Where findings disagree, and how that is settled. */
  conflicts?: readonly string[];
};

/** How well something is known and from whom; details and disagreements expand. */
export function EvidenceNote({ findings, conflicts = [] }: EvidenceNoteProps) {
  const [first] = findings;
  return (
    <div className={`ink-2 ${classes.note}`}>
      <p className={`row items-baseline ${classes.head}`}>
        <EvidenceTag strength={first.strength} detail={first.sample} />
        <Source of={first} />
      </p>
      <Disclosure summary="What was found">
        <div className={`stack gap-2 ${classes.findings}`}>
          {findings.map((evidence, index) => (
            <Finding key={index} evidence={evidence} before={findings.slice(0, index)} />
          ))}
          {conflicts.map((conflict) => (
            <p key={conflict}>
              <b className="ink">Findings disagree.</b> {conflict}
            </p>
          ))}
        </div>
      </Disclosure>
    </div>
  );
}

type FindingProps = {
  evidence: Evidence;
  /** Findings shown above it, so that no tag or source is repeated. */
  before: readonly Evidence[];
};

/** What was found, and its limits. */
function Finding({ evidence, before }: FindingProps) {
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
      {caveat && <p className="micro ink-2">{caveat}</p>}
    </div>
  );
}

/** A published finding. */
export type Evidence = {
  readonly finding: string;
  readonly sample: string | null;
  readonly source: string;
  readonly url: string | null;
  readonly year: number | null;
  readonly strength: EvidenceStrength;
  readonly caveat: string | null;
};

/** Who found it and when, with the way there. */
export function Source({ of: { source, url, year } }: { of: Evidence }) {
  const name = year === null ? source : `${source}, ${String(year)}`;
  return url === null ? (
    <cite>{name}</cite>
  ) : (
    <a href={url} target="_blank" rel="noopener nofollow noreferrer">
      <cite>{name}</cite>
    </a>
  );
}
