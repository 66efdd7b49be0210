import { pages, type LibraryTemplate } from '@replysmith/contract';
import { judgeTemplate } from '../../../data/public-library/judge-template.ts';
import { lineOf } from '../../../data/public-library/line-of.ts';
import { signedPoints } from '../../../ui/ledger/signed-points.ts';
import { MiniRing } from '../../../ui/score-ring/mini-ring.tsx';
import classes from './judged-row.module.css';

/** A template, who it is for, and all that it still loses. */
export function JudgedRow({ template }: { template: LibraryTemplate }) {
  const { id, name, score, band } = lineOf(template);
  return (
    <li className={classes.row}>
      <MiniRing value={score} band={band} />
      <div>
        <a href={pages.publicTemplate(id)} className={classes.name}>
          {name}
        </a>
        <p className="small ink-2">
          {template.persona}, {template.industry}
        </p>
      </div>
      <ul className={classes.lost}>
        {judgeTemplate(template).score.lines.map((line) => (
          <li key={line.rule}>
            {line.name} <b>{signedPoints(line.points)}</b>
          </li>
        ))}
      </ul>
    </li>
  );
}
