import { findBlanks } from '@replysmith/coach';
import { copyText } from '../../../../lib/copy-text.ts';
import { EmailText } from '../../../../ui/changed-text/email-text.tsx';
import { CopyButton } from '../../../../ui/copy/copy-button.tsx';
import { useCopied } from '../../../../ui/copy/use-copied.ts';
import { Disclosure } from '../../../../ui/disclosure/disclosure.tsx';
import { Sheet } from '../../../../ui/sheet/sheet.tsx';
import type { FollowUp } from './follow-up.ts';
import classes from './follow-ups.module.css';

type FollowUpMessageProps = { followUp: FollowUp; day: number };

/** One follow-up: its day and what it adds, and the email itself behind. */
export function FollowUpMessage({ followUp: { subject, body, adds }, day }: FollowUpMessageProps) {
  const { hasCopied, copy } = useCopied(copyText);
  return (
    <Disclosure
      summary={
        <span className={classes.line}>
          <b>Day {day}</b>
          <span>{adds}</span>
        </span>
      }
    >
      <div className={classes.message}>
        <Sheet>
          <p className={classes.thread}>{subject ?? 'A reply in the same thread'}</p>
          <div className={`letter ${classes.body}`}>
            <EmailText text={body} findBlanks={findBlanks} />
          </div>
        </Sheet>
        <CopyButton
          variant="line"
          size="small"
          hasCopied={hasCopied}
          onCopy={() => void copy(body)}
        />
      </div>
    </Disclosure>
  );
}
