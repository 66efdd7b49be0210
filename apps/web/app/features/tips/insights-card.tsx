import { pages } from '@replysmith/contract';
import { useId } from 'react';
import { Link } from 'react-router';
import { useUserTips } from './api.ts';
import classes from './tips-page.module.css';
import { confidenceText } from './tip-list.tsx';

/** The three most urgent tips, one line each; nothing if there are none. */
export function InsightsCard() {
  const id = useId();
  const { data } = useUserTips({ status: 'active', limit: 3 });
  const tips = data?.items.filter(({ status }) => status === 'active') ?? [];
  if (tips.length === 0) return null;
  return (
    <section
      className={`framed-line round-sheet on-sheet breakable ${classes.card}`}
      aria-labelledby={id}
    >
      <h2 id={id} className="label">
        AI Insights
      </h2>
      <ul>
        {tips.map(({ id: tip, generated_content: content }) => (
          <li className="line-above serif" key={tip}>
            {content.actionable ? (
              <Link to={content.actionable.to}>{content.title}</Link>
            ) : (
              <span>{content.title}</span>
            )}
            {confidenceText(content) !== null && (
              <span className={`block small ink-2 ${classes.sure}`}>{confidenceText(content)}</span>
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
