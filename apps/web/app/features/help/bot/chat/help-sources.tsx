import { pages, type HelpCitation } from '@replysmith/contract';
import { Link } from 'react-router';
import { useSignedInUser } from '../../../../data/session/session.ts';
import { putHelpBot } from '../bot-place.ts';
import classes from './message-list.module.css';

type HelpSourcesProps = {
  /** The first is the one that the answer rests on. */
  citations: readonly HelpCitation[];
};

/** The help items behind an answer. */
export function HelpSources({ citations }: HelpSourcesProps) {
  const { id } = useSignedInUser();
  const uncover = () => {
    if (matchMedia('(max-width: 767px)').matches) putHelpBot(id, 'minimised');
  };
  return (
    <div className={classes.sources}>
      <span aria-hidden>From the help pages</span>
      <ul aria-label="From the help pages">
        {citations.map(({ topic, item, title }) => (
          <li key={`${topic}/${item}`}>
            <Link to={pages.helpItem(topic, item)} onClick={uncover}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
