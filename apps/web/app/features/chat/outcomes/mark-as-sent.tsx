import { type OutcomeStatus, lengths } from '@replysmith/contract';
import { IconCheck } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Select } from '../../../components/select.tsx';
import { showToast } from '../../../components/toast.tsx';
import { useSignedInUser } from '../../../data/session.ts';
import { explainFailure } from '../../../lib/api-error.ts';
import { randomUuid } from '../../../lib/random-uuid.ts';
import { useStored } from '../../../lib/storage.ts';
import { recipients, unsavedChoices } from '../../../data/drafts.ts';
import { saveChoices } from '../changes/choices.ts';
import { useMarkSent, useUnmarkSent } from '../messages/sent-emails.ts';
import classes from './outcomes.module.css';

const notSaved =
  'Your last changes to this email could not be saved yet, so it was not marked. Try again.';

type MarkAsSentProps = {
  messageId: string;
  days: readonly number[];
  onMarked: (id: string) => void;
};

/**
 * Marks the email or a follow-up as sent to somebody. Enter marks it and clears the field for the
 * next.
 */
export function MarkAsSent({ messageId, days, onMarked }: MarkAsSentProps) {
  const id = useId();
  const { id: userId } = useSignedInUser();
  const recipientKey = recipients.key(userId, messageId);
  const recipient = useStored(recipients, recipientKey);
  const [step, setStep] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const attempt = useRef<{ what: string; key: string } | null>(null);
  const { mutateAsync: markSent, isPending } = useMarkSent(messageId);
  const { mutateAsync: unmark } = useUnmarkSent(messageId);

  const mark = async () => {
    if (isPending) return;
    setProblem(null);
    const email = { message_id: messageId, step, recipient: recipient.trim() || null };
    const what = JSON.stringify(email);
    if (attempt.current?.what !== what) attempt.current = { what, key: randomUuid() };
    try {
      // It is noted as the server has it.
      if (!(await saveChoices(unsavedChoices.key(userId, messageId)))) {
        setProblem(notSaved);
        return;
      }
      const made = await markSent({ email, key: attempt.current.key });
      attempt.current = null;
      onMarked(made.id);
      // What was typed meanwhile stays.
      if (recipients.read(recipientKey) === recipient) recipients.write(recipientKey, '');
      showToast({
        title: 'Marked as sent',
        message: made.recipient ?? stepName(step, days),
        about: `sent:${messageId}`,
        action: { label: 'Undo', run: () => void unmark(made.id).catch(explain) },
      });
    } catch (error) {
      explain(error);
    }
  };
  const explain = (error: unknown) => {
    const { message, fields } = explainFailure(error);
    setProblem(fields['recipient']?.[0] ?? fields['step']?.[0] ?? message);
  };

  return (
    <form
      className={`row ${classes.mark}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void mark();
      }}
    >
      <label htmlFor={`${id}-to`} className="visually-hidden">
        Sent to, optional
      </label>
      <input
        className="min-w-0 round on-sheet ink"
        id={`${id}-to`}
        value={recipient}
        maxLength={lengths.recipient}
        placeholder="Sent to (optional)"
        autoComplete="off"
        aria-invalid={problem !== null || undefined}
        aria-describedby={`${id}-problem`}
        onChange={(event) => recipients.write(recipientKey, event.target.value)}
      />
      {days.length > 0 && (
        <Select
          label="What was sent"
          value={String(step)}
          options={[0, ...days].map((_, index) => ({
            value: String(index),
            label: stepName(index, days),
          }))}
          onChange={(chosen) => setStep(Number(chosen))}
        />
      )}
      <Button type="submit" variant="line" isBusy={isPending}>
        <IconCheck size={16} stroke={2} aria-hidden />
        Mark as sent
      </Button>
      {problem && (
        <p id={`${id}-problem`} className="w-full small poor" role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}

export const outcomeNames: Readonly<Record<OutcomeStatus, string>> = {
  sent: 'Waiting',
  replied: 'Replied',
  no_reply: 'No reply',
  meeting: 'Meeting',
};

/** Such as "Email" or "Follow-up, day 3". */
export function stepName(step: number, days: readonly number[]): string {
  if (step === 0) return 'Email';
  const day = days[step - 1];
  return day === undefined ? `Follow-up ${String(step)}` : `Follow-up, day ${String(day)}`;
}
