import { Link } from 'react-router';
import { TemplateScore } from '../../score/template-score.tsx';
import type { AlikeTemplate } from './alike.ts';
import classes from './alike-list.module.css';

type AlikeListProps = {
  alike: readonly AlikeTemplate[];
  addressOf: (id: string) => string;
  /** What the page remembers of the way here. */
  state: unknown;
};

export function AlikeList({ alike, addressOf, state }: AlikeListProps) {
  if (alike.length === 0) return null;
  return (
    <section className={classes.alike} aria-labelledby="alike">
      <h3 id="alike" className="label">
        Others like it
      </h3>
      <ul>
        {alike.map(({ template, reason }) => (
          <li key={template.id}>
            <TemplateScore score={template.optimization_score} size={28} />
            <span>
              <Link to={addressOf(template.id)} state={state} replace preventScrollReset>
                {template.name}
              </Link>
              <span className="small ink-3">{reason}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
