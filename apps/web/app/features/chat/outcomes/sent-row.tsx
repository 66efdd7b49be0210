import {
  type SentEmail,
  type UpdateSentEmailRequest,
  lengths,
  overdueDays,
} from '@replysmith/contract';
import { IconPencil, IconX } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { dayIn, recentDay } from '../../../lib/days.ts';
import { useNow } from '../../../lib/timing.ts';
import { Button } from '../../../components/button.tsx';
import { ToggleTag } from '../../../components/tag.tsx';
import { toastsHeight } from '../../../components/toast.tsx';
import { freeHeight, longestGlide, movePage, whenReaderActs } from '../messages/scrolling.ts';
import { outcomeNames } from './mark-as-sent.tsx';
import classes from './outcomes.module.css';

/** The height in pixels that toasts leave below them, with a little above. */
const aroundToasts = 32;

/** Scrolls once so that a new element is not covered by the dock or by toasts. */
function useBringClear<Of extends HTMLElement>(hasCome: boolean) {
  const element = useRef<Of>(null);
  useEffect(() => {
    if (!hasCome) return;
    const bring = (behavior: ScrollBehavior) => {
      if (!element.current) return;
      const { bottom } = element.current.getBoundingClientRect();
      const hidden = bottom + toastsHeight() + aroundToasts - freeHeight();
      if (hidden <= 0) return;
      giveRoom(element.current.closest<HTMLElement>('[role="log"]'), hidden);
      movePage(hidden, behavior);
    };
    bring('auto');
    // Browsers stop a smooth scroll when the page changes.
    const again = setTimeout(() => bring('instant'), longestGlide);
    const stop = whenReaderActs(() => clearTimeout(again));
    return () => {
      clearTimeout(again);
      stop();
    };
  }, [hasCome]);
  return element;
}

/**
 * Adds room below the messages where the page is too short to scroll that far. The room stays, so
 * that nothing jumps back.
 */
function giveRoom(log: HTMLElement | null, way: number): void {
  const below = document.documentElement.scrollHeight - innerHeight - scrollY;
  if (!log || below >= way) return;
  const padding = Number.parseFloat(log.style.paddingBottom) || 0;
  log.style.paddingBottom = `${String(Math.ceil(padding + way - below))}px`;
}

const dayMs = 86_400_000;

/** Whether an email has waited so long that it counts as unanswered. */
function isOverdue({ status, sent_at }: SentEmail, now = Date.now()): boolean {
  return status === 'sent' && now - Date.parse(sent_at) > overdueDays * dayMs;
}

type SentRowProps = {
  email: SentEmail;
  /** Such as "Follow-up, day 3". */
  what: string;
  /** It has just been marked as sent. */
  isNew: boolean;
  onChange: (changes: UpdateSentEmailRequest) => void;
  onRemove: () => void;
};

const decided = ['replied', 'no_reply', 'meeting'] as const;

/** One email to one person. Pressing an outcome sets it, and pressing it again clears it. */
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
    <div ref={row} className={`grid items-center ${classes.row}`}>
      <p id={id} className="grid breakable">
        <b className="dense">{recipient ?? 'No recipient noted'}</b>
        <span className="small ink-3">
          {what}, sent <time dateTime={sent_at}>{recentDay(sent_at)}</time>
          {isOverdue(email) &&
            `. Over ${String(overdueDays)} days without an answer: counts as no reply`}
        </span>
      </p>
      <span role="group" aria-labelledby={id} className={`inline-flex gap-1 ${classes.statuses}`}>
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
        aria-label={`Correct recipient and date: ${recipient ?? what}`}
        title="Correct recipient and date"
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

type EditSentProps = {
  email: SentEmail;
  onSave: (changes: Pick<SentEmail, 'recipient' | 'sent_at'>) => void;
  onCancel: () => void;
};

/** Edits the recipient and the day of a sent email. */
function EditSent({ email, onSave, onCancel }: EditSentProps) {
  const id = useId();
  const [recipient, setRecipient] = useState(email.recipient ?? '');
  const [day, setDay] = useState(dayIn(undefined, new Date(email.sent_at)));
  const today = dayIn(undefined, useNow());
  return (
    <form
      className={`row ${classes.mark}`}
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
        className="min-w-0 round on-sheet ink"
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
        className="min-w-0 round on-sheet ink"
        id={`${id}-on`}
        type="date"
        value={day}
        max={today}
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

/** A moment on the day of a date field: the one known, or now, where that is the day; else its noon. */
export function momentOn(day: string, known: string, now = new Date()): string {
  if (day === dayIn(undefined, new Date(known))) return known;
  if (day === dayIn(undefined, now)) return now.toISOString();
  return new Date(`${day}T12:00`).toISOString();
}
