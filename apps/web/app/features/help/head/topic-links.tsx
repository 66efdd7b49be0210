import { pages } from '@replysmith/contract';
import { helpTopics } from '@replysmith/help';
import { Link } from 'react-router';
import { countText } from '../../../lib/words/count-text.ts';
import classes from './topic-links.module.css';

/** A way to each topic. */
export function TopicLinks() {
  return (
    <nav aria-label="Topics" className={classes.topics}>
      <ul>
        {helpTopics.map(({ id, title, items }) => (
          <li key={id}>
            <Link to={pages.helpTopic(id)} preventScrollReset>
              <span>{title}</span>
              <span className={classes.count}>
                {countText(items.length)}
                <span className="visually-hidden"> guides</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
