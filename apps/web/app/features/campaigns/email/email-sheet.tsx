import { findBlanks } from '@replysmith/coach';
import type { ComposedEmail } from '../../../data/live-score/live-score.ts';
import { EmailText } from '../../../ui/changed-text/email-text.tsx';
import { Sheet } from '../../../ui/sheet/sheet.tsx';
import classes from './email-sheet.module.css';

/** The email as it stands: subject, hairline, body. */
export function EmailSheet({ email: { subject, body } }: { email: ComposedEmail }) {
  return (
    <Sheet>
      <p className={`letter ${classes.subject}`}>
        <span className={classes.label}>Subject</span>
        <span>{subject || <span className="ink-3">None yet</span>}</span>
      </p>
      <div className={`letter ${classes.body}`}>
        <EmailText text={body} findBlanks={findBlanks} />
      </div>
    </Sheet>
  );
}
