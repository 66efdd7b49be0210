import { pages } from '@replysmith/contract';
import { useId } from 'react';
import { Link } from 'react-router';
import { useUserTips } from './api.ts';
import classes from './tip-list.module.css';
import { confidenceText } from './tip-list.tsx';

/** The three most urgent tips, one line each; nothing if there are none. */
export function InsightsCard() {
  const id = useId();
  const { data } = useUserTips({ status: 'active', limit: 3 });
  const tips = data?.items.filter(({ status }) => status === 'active') ?? [];
  if (tips.length === 0) return null;
  return (
    <section className={classes.card} aria-labelledby={id}>
      <h2 id={id} className="label">
        AI Insights
      </h2>
      <ul>
        {tips.map(({ id: tip, generated_content: content }) => (
          <li key={tip}>
            {content.actionable ? (
              <Link to={content.actionable.to}>{content.title}</Link>
            ) : (
              <span>{content.title}</span>
            )}
            {confidenceText(content) !== null && (
              <span className={classes.sure}>{confidenceText(content)}</span>
            )}
          </li>
        ))}
      </ul>
      <Link to={pages.tips} className="small">
        All tips
      </Link>
    </section>
  );
}
