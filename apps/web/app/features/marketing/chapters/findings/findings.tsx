import { Chapter } from '../chapter.tsx';
import { FindingRow } from './finding-row.tsx';
import classes from './findings.module.css';
import { measured } from './measured.ts';
import { Unpunished } from './unpunished.tsx';

/** The findings behind the rules, and what has no rule because nothing was measured. */
export function Findings() {
  return (
    <Chapter
      title="What the rules rest on."
      lede="Published findings, each with its size and its strength. They say what a rule looks for; how much it costs is fitted to rated emails. Where studies disagree, we say so."
    >
      <table className={classes.findings}>
        <thead>
          <tr>
            <th scope="col">Finding</th>
            <th scope="col">What was measured</th>
            <th scope="col">Evidence</th>
          </tr>
        </thead>
        <tbody>
          {measured.map((finding) => (
            <FindingRow key={finding.headline} finding={finding} />
          ))}
        </tbody>
      </table>
      <Unpunished />
    </Chapter>
  );
}
