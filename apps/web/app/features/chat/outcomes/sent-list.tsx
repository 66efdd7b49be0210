import type { SentEmail, UpdateSentEmailRequest } from '@replysmith/contract';
import { useState } from 'react';
import {
  useChangeSent,
  useRestoreSent,
  useUnmarkSent,
} from '../../../data/outcomes/change-sent-emails.ts';
import { explainFailure } from '../../../lib/wire/explain-failure.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useKeptFocus } from '../../../ui/list-focus/use-kept-focus.ts';
import { showToast } from '../../../ui/toast/toast-store.ts';
import classes from './outcomes.module.css';
import { outcomeNames } from './outcome-names.ts';
import { SentRow } from './sent-row.tsx';
import { stepName } from './step-name.ts';

type SentListProps = {
  messageId: string;
  emails: readonly SentEmail[];
  days: readonly number[];
  /** The one that was marked last while the page stands. */
  newId: string | null;
};

const fewAtFirst = 8;

/** Every email that was marked as sent, each with what came of it. */
export function SentList({ messageId, emails, days, newId }: SentListProps) {
  const { mutateAsync: change } = useChangeSent(messageId);
  const { mutateAsync: unmark } = useUnmarkSent(messageId);
  const { mutateAsync: restore } = useRestoreSent(messageId);
  const [told, setTold] = useState('');
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? emails : emails.slice(0, fewAtFirst);
  const { list, watch } = useKeptFocus<HTMLUListElement>(shown.map(({ id }) => id));

  const fail = (error: unknown) =>
    showToast({
      title: 'This was not saved',
      message: explainFailure(error).message,
      kind: 'error',
    });
  const correct = (email: SentEmail, changes: UpdateSentEmailRequest) => {
    const name = changes.recipient ?? email.recipient ?? stepName(email.step, days);
    setTold(`${name}: ${changes.status ? outcomeNames[changes.status] : 'corrected'}`);
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
      <ul ref={list} className={classes.list}>
        {shown.map((email) => (
          <li key={email.id} {...watch(email.id)}>
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
        <p className={classes.more}>
          <Button variant="quiet" size="small" onClick={() => setWhole(true)}>
            Show all {emails.length}
          </Button>
        </p>
      )}
      <p className="visually-hidden" role="status">
        {told}
      </p>
    </>
  );
}
