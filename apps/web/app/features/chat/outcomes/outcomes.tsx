import type { OutcomeRates, SentEmail, UpdateSentEmailRequest } from '@replysmith/contract';
import { useState } from 'react';
import {
  useChangeSent,
  useRestoreSent,
  useSentEmails,
  useUnmarkSent,
} from '../messages/sent-emails.ts';
import { useOutcomeRates } from '../messages/api.ts';
import { replyWords } from '../../../data/rate-words.ts';
import { useComesNear } from '../../../lib/use-comes-near.ts';
import { explainFailure } from '../../../lib/api-error.ts';
import { Button } from '../../../components/button.tsx';
import { useRestoredFocus } from '../../../components/list-focus.ts';
import { showToast } from '../../../components/toast.tsx';
import { TryAgain } from '../../../components/try-again.tsx';
import { MarkAsSent, outcomeNames, stepName } from './mark-as-sent.tsx';
import { SentRow } from './sent-row.tsx';
import classes from './outcomes.module.css';

type SentListProps = {
  messageId: string;
  emails: readonly SentEmail[];
  days: readonly number[];
  /** The last one marked since the page was opened. */
  newId: string | null;
};

const fewAtFirst = 8;

/** The emails marked as sent, with their outcomes. */
function SentList({ messageId, emails, days, newId }: SentListProps) {
  const { mutateAsync: change } = useChangeSent(messageId);
  const { mutateAsync: unmark } = useUnmarkSent(messageId);
  const { mutateAsync: restore } = useRestoreSent(messageId);
  const [announcement, setAnnouncement] = useState('');
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? emails : emails.slice(0, fewAtFirst);
  const { list, watch } = useRestoredFocus<HTMLUListElement>(shown.map(({ id }) => id));

  const fail = (error: unknown) =>
    showToast({
      title: 'This was not saved',
      message: explainFailure(error).message,
      kind: 'error',
    });
  const correct = (email: SentEmail, changes: UpdateSentEmailRequest) => {
    const name = changes.recipient ?? email.recipient ?? stepName(email.step, days);
    setAnnouncement(`${name}: ${changes.status ? outcomeNames[changes.status] : 'corrected'}`);
    change({ id: email.id, changes }).catch(fail);
  };
  const remove = async (email: SentEmail) => {
    const { id, step, recipient } = email;
    try {
      await unmark(id);
      showToast({
        title: 'No longer marked as sent',
        message: recipient ?? stepName(step, days),
        about: `sent:${messageId}`,
        action: { label: 'Undo', run: () => void restore(id).catch(fail) },
      });
    } catch (error) {
      fail(error);
    }
  };
  return (
    <>
      <ul ref={list} className="line-above">
        {shown.map((email) => (
          <li className="line-below" key={email.id} {...watch(email.id)}>
            <SentRow
              email={email}
              what={stepName(email.step, days)}
              isNew={email.id === newId}
              onChange={(changes) => correct(email, changes)}
              onRemove={() => void remove(email)}
            />
          </li>
        ))}
      </ul>
      {shown.length < emails.length && (
        <p className={`line-below ${classes.more}`}>
          <Button variant="quiet" size="small" onClick={() => setWhole(true)}>
            Show all {emails.length}
          </Button>
        </p>
      )}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </>
  );
}

type OutcomesProps = {
  /** The id of the answer that the emails were taken from. */
  id: string;
  /** How many days after the first email each of its follow-ups is sent. */
  days: readonly number[];
};

/** Which emails of a result were sent, and their outcomes. */
export function Outcomes({ id, days }: OutcomesProps) {
  const { element, isNear } = useComesNear<HTMLElement>();
  const { data: emails, isError, refetch } = useSentEmails(id, isNear);
  const [newId, setNewId] = useState<string | null>(null);
  return (
    <section ref={element} className={`min-w-0 ${classes.outcomes}`} aria-labelledby={`${id}-sent`}>
      <h3 id={`${id}-sent`} className="label">
        Did you send it?
      </h3>
      <MarkAsSent messageId={id} days={days} onMarked={setNewId} />
      {isError && (
        <p className={`row items-center ink-2 size-14 ${classes.problem}`}>
          Your earlier sent emails could not be loaded.
          <TryAgain size="small" onClick={() => void refetch()} />
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

/** The outcomes of all sent emails of an answer, counted. */
function OutcomeSum({ messageId }: { messageId: string }) {
  const { data: rates } = useOutcomeRates({ message_id: messageId }, true);
  if (!rates) return null;
  return (
    <div className={classes.sum}>
      <p>
        <b>{replyWords(rates)}</b>
        {otherWords(rates).map((words) => (
          <span className="ink-2" key={words}>
            {words}
          </span>
        ))}
      </p>
      {rates.reply_rate && (
        <p className={classes.small}>
          In brackets: where the true rate lies 95 times out of 100. Those still waiting are left
          out.
        </p>
      )}
    </div>
  );
}

/** Other counts, such as "1 meeting" or "2 still waiting". */
function otherWords({ meetings, waiting }: OutcomeRates): string[] {
  return [
    ...(meetings > 0 ? [meetings === 1 ? '1 meeting' : `${String(meetings)} meetings`] : []),
    ...(waiting > 0 ? [`${String(waiting)} still waiting`] : []),
  ];
}
