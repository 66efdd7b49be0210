import { pages } from '@replysmith/contract';
import { Link } from 'react-router';
import type { ListedTemplate } from '../../../data/public-library/public-library.ts';
import { MiniRing } from '../../../ui/score-ring/mini-ring.tsx';
import { valueName } from '../../../lib/facets.ts';
import classes from './template-row.module.css';

export function TemplateRow({ template }: { template: ListedTemplate }) {
  const { id, name, subject, purpose, score, band, persona, industry } = template;
  return (
    <li className={classes.row}>
      <MiniRing value={score} band={band} />
      <div>
        <h3 className="label">
          <Link to={pages.publicTemplate(id)}>{name}</Link>
        </h3>
        <p className={classes.subject}>{subject}</p>
        <p className={classes.purpose}>{purpose}</p>
      </div>
      <p className={classes.reader}>
        {persona}
        <span>{valueName('industry', industry)}</span>
      </p>
    </li>
  );
}
