import { EvidenceTag } from '../../../../ui/evidence-tag/evidence-tag.tsx';
import type { EvidenceTally } from '../evidence-tally.ts';
import classes from './evidence-account.module.css';

const meanings = [
  ['strong', 'Randomised trials, or a rule of law or of the mailboxes'],
  ['medium', 'One large set of real emails, or a trial on something close by'],
  ['weak', 'One vendor, few emails, or no method told'],
  ['none', 'Often repeated, and no measurement found'],
] as const;

/** All findings as a sum, in the way a score is shown. */
export function EvidenceAccount({ evidence }: { evidence: EvidenceTally }) {
  return (
    <table className={classes.account}>
      <caption className="visually-hidden">The findings, by how well they are measured</caption>
      <tbody>
        {meanings.map(([strength, meaning]) => (
          <tr key={strength}>
            <th scope="row">
              <EvidenceTag strength={strength} />
            </th>
            <td className={classes.meaning}>{meaning}</td>
            <td className={classes.count}>{evidence.strengths[strength]}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            Findings
          </th>
          <td className={`figure ${classes.total}`}>{evidence.total}</td>
        </tr>
      </tfoot>
    </table>
  );
}
