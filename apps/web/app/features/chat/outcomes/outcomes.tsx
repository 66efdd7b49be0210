import { useState } from 'react';
import { useSentEmails } from '../../../data/outcomes/sent-emails.ts';
import { useComesNear } from '../../../lib/use-comes-near.ts';
import { Button } from '../../../ui/button/button.tsx';
import { MarkAsSent } from './mark-as-sent.tsx';
import { OutcomeSum } from './outcome-sum.tsx';
import classes from './outcomes.module.css';
import { SentList } from './sent-list.tsx';

type OutcomesProps = {
  /** The id of the answer that the emails were taken from. */
  id: string;
  /** How many days after the first email each of its follow-ups is sent. */
  days: readonly number[];
};

/** Which emails of a result were sent, and what came of them. */
export function Outcomes({ id, days }: OutcomesProps) {
  const { element, isNear } = useComesNear<HTMLElement>();
  const { data: emails, isError, refetch } = useSentEmails(id, isNear);
  const [newId, setNewId] = useState<string | null>(null);
  return (
    <section ref={element} className={classes.outcomes} aria-labelledby={`${id}-sent`}>
      <h3 id={`${id}-sent`} className="label">
        Did you send it?
      </h3>
      <MarkAsSent messageId={id} days={days} onMarked={setNewId} />
      {isError && (
        <p className={classes.problem}>
          What was sent before could not be loaded.
          <Button variant="line" size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
      {emails && emails.length > 0 && (
        <>
          <SentList messageId={id} emails={emails} days={days} newId={newId} />
          <OutcomeSum messageId={id} />
        </>
      )}
    </section>
  );
}
