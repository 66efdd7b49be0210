import { findBlanks } from '@replysmith/coach';
import type { ComposedEmail } from '../../../data/live-score/live-score.ts';
import { EmailText } from '../../../ui/changed-text/email-text.tsx';
import { EmailSheet } from '../../../ui/email-sheet/email-sheet.tsx';
import { Sheet } from '../../../ui/sheet/sheet.tsx';

/** The email as it stands, with what is still open. */
export function ComposedSheet({ email: { subject, body } }: { email: ComposedEmail }) {
  return (
    <Sheet>
      <EmailSheet
        subject={subject || null}
        body={<EmailText text={body} findBlanks={findBlanks} />}
      />
    </Sheet>
  );
}
