import { lengths, type SentEmail } from '@replysmith/contract';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { dayOf, momentOn } from './moment-on.ts';
import classes from './outcomes.module.css';

type EditSentProps = {
  email: SentEmail;
  onSave: (changes: Pick<SentEmail, 'recipient' | 'sent_at'>) => void;
  onCancel: () => void;
};

/** Whom an email went to, and on which day. */
export function EditSent({ email, onSave, onCancel }: EditSentProps) {
  const id = useId();
  const [recipient, setRecipient] = useState(email.recipient ?? '');
  const [day, setDay] = useState(dayOf(new Date(email.sent_at)));
  return (
    <form
      className={classes.mark}
      onSubmit={(event) => {
        event.preventDefault();
        onSave({
          recipient: recipient.trim() || null,
          sent_at: day ? momentOn(day, email.sent_at) : email.sent_at,
        });
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
      }}
    >
      <label htmlFor={`${id}-to`} className="visually-hidden">
        Sent to
      </label>
      <input
        id={`${id}-to`}
        autoFocus
        value={recipient}
        maxLength={lengths.recipient}
        placeholder="Sent to (optional)"
        autoComplete="off"
        onChange={(event) => setRecipient(event.target.value)}
      />
      <label htmlFor={`${id}-on`} className="visually-hidden">
        Sent on
      </label>
      <input
        id={`${id}-on`}
        type="date"
        value={day}
        max={dayOf(new Date())}
        onChange={(event) => setDay(event.target.value)}
      />
      <Button type="submit" variant="line">
        Save
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        Cancel
      </Button>
    </form>
  );
}
