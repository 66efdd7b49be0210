import type { EmailText, FirstSight } from '@replysmith/contract';
import type { Lit } from '../../../ui/lit/use-lit.ts';
import { Sheet } from '../../../ui/sheet/sheet.tsx';
import { EmailSheet } from '../../../ui/email-sheet/email-sheet.tsx';
import type { NumberedRemark } from './remarks/numbered-remarks.ts';
import { ReadText } from './read-text.tsx';

type ReadEmailProps = {
  email: EmailText;
  remarks: readonly NumberedRemark[];
  /** As far as it was read; all of it when absent. */
  seen?: FirstSight;
  lit: Lit;
};

/** The email as it was read, with the words of each remark, and what stayed unread set back. */
export function ReadEmail({ email, remarks, seen, lit }: ReadEmailProps) {
  const part = (field: 'subject' | 'body', text: string) => (
    <ReadText field={field} text={text} remarks={remarks} seen={seen} lit={lit} />
  );
  return (
    <Sheet>
      <EmailSheet
        subject={email.subject === null ? null : part('subject', email.subject)}
        body={part('body', email.body)}
      />
    </Sheet>
  );
}
