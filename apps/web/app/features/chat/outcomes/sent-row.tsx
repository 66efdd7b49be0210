import { overdueDays, type SentEmail, type UpdateSentEmailRequest } from '@replysmith/contract';
import { IconPencil, IconX } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { recentDay } from '../../../lib/words/recent-day.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ToggleTag } from '../../../ui/tag/toggle-tag.tsx';
import { useBringClear } from '../scrolling/use-bring-clear.ts';
import { EditSent } from './edit-sent.tsx';
import { isOverdue } from './is-overdue.ts';
import { outcomeNames } from './outcome-names.ts';
import classes from './outcomes.module.css';

type SentRowProps = {
  email: SentEmail;
  /** "Follow-up, day 3" */
  what: string;
  /** It has just been marked as sent. */
  isNew: boolean;
  onChange: (changes: UpdateSentEmailRequest) => void;
  onRemove: () => void;
};

const decided = ['replied', 'no_reply', 'meeting'] as const;

/** One email to one person: pressed once an outcome holds, pressed again it is open again. */
export function SentRow({ email, what, isNew, onChange, onRemove }: SentRowProps) {
  const id = useId();
  const { recipient, status, sent_at } = email;
  const [isEdited, setEdited] = useState(false);
  const row = useBringClear<HTMLDivElement>(isNew);
  const pencil = useRef<HTMLButtonElement>(null);

  const close = () => {
    flushSync(() => setEdited(false));
    pencil.current?.focus();
  };
  if (isEdited)
    return (
      <EditSent
        email={email}
        onCancel={close}
        onSave={(changes) => {
          onChange(changes);
          close();
        }}
      />
    );
  return (
    <div ref={row} className={classes.row}>
      <p id={id} className={classes.who}>
        <b>{recipient ?? 'No name noted'}</b>
        <span>
          {what}, sent <time dateTime={sent_at}>{recentDay(sent_at)}</time>
          {isOverdue(email) &&
            `. Over ${String(overdueDays)} days without a word: counts as no reply`}
        </span>
      </p>
      <span role="group" aria-labelledby={id} className={classes.statuses}>
        {decided.map((one) => (
          <ToggleTag
            key={one}
            isOn={status === one}
            onToggle={() => onChange({ status: status === one ? 'sent' : one })}
          >
            {outcomeNames[one]}
          </ToggleTag>
        ))}
      </span>
      <Button
        ref={pencil}
        variant="quiet"
        size="small"
        shape="icon"
        aria-label={`Correct to whom and when: ${recipient ?? what}`}
        title="Correct to whom and when"
        onClick={() => setEdited(true)}
      >
        <IconPencil size={16} stroke={1.5} aria-hidden />
      </Button>
      <Button
        data-row={email.id}
        variant="quiet"
        size="small"
        shape="icon"
        aria-label={`Not sent after all: ${recipient ?? what}`}
        onClick={onRemove}
      >
        <IconX size={16} stroke={1.5} aria-hidden />
      </Button>
    </div>
  );
}
