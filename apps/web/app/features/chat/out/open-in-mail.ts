import { formatDraft } from '@replysmith/coach';
import type { EmailText } from '@replysmith/contract';
import { copyAtOnce } from '../../../lib/clipboard/copy-at-once.ts';
import { countText } from '../../../lib/words/count-text.ts';
import {
  composeLink,
  type ComposeLink,
  type MailProgram,
} from '../../../lib/email/compose-link.ts';
import { openOutside } from '../../../lib/open-outside.ts';
import { textAsHtml } from '../../../lib/clipboard/text-as-html.ts';
import { showToast } from '../../../ui/toast/toast-store.ts';

/** Opens an email as a new one in a mail program. What no address has room for goes by the clipboard. */
export function openInMail(program: MailProgram, email: EmailText): void {
  const link = composeLink(program, email);
  const rest = link.carries === 'nothing' ? formatDraft(email) : email.body;
  // Before the tab opens: it takes the focus, and with it the right to copy.
  const isCopied = link.carries !== 'email' && copyAtOnce(rest, textAsHtml(rest));
  const isOpen = openOutside(link.url);
  if (!isOpen) {
    showToast({
      title: 'The browser blocked the new tab.',
      message: 'Allow pop-ups for this site, or copy the email.',
      kind: 'error',
    });
  } else if (link.carries !== 'email') {
    showToast({ title: 'Too long for a link.', message: explain(link, isCopied) });
  }
}

function explain({ carries, needed, longest }: ComposeLink, isCopied: boolean): string {
  const why = `Such a link holds at most ${countText(longest)} characters, and this email needs ${countText(needed)}.`;
  const opened =
    carries === 'subject' ? 'An email with the subject alone opens' : 'An empty email opens';
  return isCopied
    ? `${why} ${opened}, and the text is copied: paste it there.`
    : `${why} ${opened}, and the text could not be copied: come back and copy it by hand.`;
}
