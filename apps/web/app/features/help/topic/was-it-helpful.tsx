import { pages } from '@replysmith/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { reportEvent } from '../../../data/report-event.ts';
import { Button } from '../../../ui/button/button.tsx';
import classes from './was-it-helpful.module.css';

type WasItHelpfulProps = {
  /** "templates/use-variables" */
  item: string;
  title: string;
};

/** Asks once; after a no, a person is named who can be asked. */
export function WasItHelpful({ item, title }: WasItHelpfulProps) {
  const [answer, setAnswer] = useState<boolean | null>(null);
  const tell = (isHelpful: boolean) => {
    setAnswer(isHelpful);
    reportEvent({
      metric_name: 'help_item_helpful',
      metric_value: isHelpful ? 1 : 0,
      metadata: { item },
    });
  };
  return (
    <div role="group" aria-label={`Was this helpful? ${title}`} className={classes.question}>
      {answer === null && (
        <>
          <span>Was this helpful?</span>
          <Button variant="quiet" size="small" onClick={() => tell(true)}>
            Yes
          </Button>
          <Button variant="quiet" size="small" onClick={() => tell(false)}>
            No
          </Button>
        </>
      )}
      <span role="status">
        {answer === true && 'Thank you, noted.'}
        {answer === false && (
          <>
            Noted. <Link to={pages.settings}>Contact Support</Link> to ask a person.
          </>
        )}
      </span>
    </div>
  );
}
