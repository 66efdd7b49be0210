import { pages } from '@replysmith/contract';
import { Link } from 'react-router';
import type { AlikeTemplate } from '../../../data/public-library/public-template.ts';
import { MiniRing } from '../../../ui/score-ring/mini-ring.tsx';
import classes from './alike-list.module.css';

export function AlikeList({ alike }: { alike: readonly AlikeTemplate[] }) {
  return (
    <section aria-labelledby="alike" className={classes.alike}>
      <h2 id="alike" className="label">
        Others like it
      </h2>
      <ul>
        {alike.map(({ id, name, score, band, reason }) => (
          <li key={id}>
            <MiniRing value={score} band={band} />
            <div>
              <Link to={pages.publicTemplate(id)} className="label">
                {name}
              </Link>
              <p className="small ink-2">{reason}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
