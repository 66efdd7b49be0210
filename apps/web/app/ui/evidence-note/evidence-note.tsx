import { Disclosure } from '../disclosure/disclosure.tsx';
import { EvidenceTag } from '../evidence-tag/evidence-tag.tsx';
import classes from './evidence-note.module.css';
import type { Evidence } from './evidence.ts';
import { Finding } from './finding.tsx';
import { Source } from './source.tsx';

type EvidenceNoteProps = {
  /** The one it rests on first. */
  findings: readonly [Evidence, ...Evidence[]];
  /** Where findings disagree, and how that is settled. */
  conflicts?: readonly string[];
};

/** How well something is known and from whom; what was found, and who disagrees, lies behind. */
export function EvidenceNote({ findings, conflicts = [] }: EvidenceNoteProps) {
  const [first] = findings;
  return (
    <div className={classes.note}>
      <p className={classes.head}>
        <EvidenceTag strength={first.strength} detail={first.sample} />
        <Source of={first} />
      </p>
      <Disclosure summary="What was found">
        <div className={classes.findings}>
          {findings.map((evidence, index) => (
            <Finding key={index} evidence={evidence} before={findings.slice(0, index)} />
          ))}
          {conflicts.map((conflict) => (
            <p key={conflict}>
              <b>Findings disagree.</b> {conflict}
            </p>
          ))}
        </div>
      </Disclosure>
    </div>
  );
}
