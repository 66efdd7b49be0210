import { bandOf } from '@replysmith/coach';
import { pages, type DashboardStats } from '@replysmith/contract';
import { Link } from 'react-router';
import { withSample } from '../../../data/sample-template.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { bandNames } from '../../../ui/score-ring/band.ts';
import { MiniRing } from '../../../ui/score-ring/mini-ring.tsx';
import classes from './last-scores.module.css';
import { tenths } from '../../../lib/words/tenths.ts';

type LastScoresProps = { scores: DashboardStats['recentScores'] };

/** What the last emails came out at, each leading to its chat; before the first, a sample to try. */
export function LastScores({ scores }: LastScoresProps) {
  if (scores.length === 0) {
    return (
      <p className={classes.none}>
        <span className="ink-2">Nothing optimized yet.</span>
        <ButtonLink to={pages.chat} state={withSample} variant="line" size="small">
          Try a sample email
        </ButtonLink>
      </p>
    );
  }
  return (
    <ul className={classes.run} aria-label="Your last scores">
      {scores.map(({ session_id, title, score, created_at }, index) => {
        const band = bandOf(score);
        const ring = <MiniRing value={score} band={band} format={tenths} />;
        return (
          <li key={`${created_at} ${String(index)}`}>
            {session_id ? (
              <Link
                to={pages.session(session_id)}
                title={title ?? undefined}
                aria-label={`${tenths(score)}, ${bandNames[band]}: ${title ?? 'a chat'}`}
              >
                {ring}
              </Link>
            ) : (
              ring
            )}
          </li>
        );
      })}
    </ul>
  );
}
