import { pages, type OptimizationRecord } from '@replysmith/contract';
import { Link } from 'react-router';
import { signedText } from '../../../lib/words/number-text.ts';
import { recentDay } from '../../../lib/words/recent-day.ts';
import { Tag } from '../../../ui/tag/tag.tsx';
import classes from './email-list.module.css';

type EmailRowProps = {
  record: OptimizationRecord;
  /** What the list is narrowed to. */
  area: string | null;
  timeZone: string;
};

const mostAreas = 3;

/** One optimised email: its session, what cost it most, and its score before and after. */
export function EmailRow({ record, area: chosen, timeZone }: EmailRowProps) {
  const { session_id, session_title, original_score, optimized_score, created_at } = record;
  // What it is listed for is named, however little it cost.
  const areas = [
    ...(chosen === null ? [] : [chosen]),
    ...record.improvement_areas.filter((area) => area !== chosen),
  ];
  const gain = optimized_score - original_score;
  return (
    <li>
      <div className={classes.what}>
        {session_id === null ? (
          <span className="ink-3">Deleted chat</span>
        ) : (
          <Link to={pages.session(session_id)}>{session_title ?? 'Chat'}</Link>
        )}
        <span className={classes.areas}>
          {areas.slice(0, mostAreas).map((area) => (
            <Tag key={area}>{area}</Tag>
          ))}
        </span>
      </div>
      <p className={classes.scores}>
        <span className="visually-hidden">Score </span>
        {original_score} <span aria-hidden>→</span>
        <span className="visually-hidden">, then</span> <b>{optimized_score}</b>
        <span className={classes.gain}>{signedText(gain)}</span>
      </p>
      <time dateTime={created_at}>{recentDay(created_at, new Date(), timeZone)}</time>
    </li>
  );
}
