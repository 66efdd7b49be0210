import { pages, type MessageType } from '@replysmith/contract';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { useSignedInUser } from '../../../data/session/session.ts';
import { copyText } from '../../../lib/clipboard/copy-text.ts';
import { useKeptText } from '../../../lib/kept-work/use-kept-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { CopyButton } from '../../../ui/copy/copy-button.tsx';
import { useCopied } from '../../../ui/copy/use-copied.ts';
import { Sheet } from '../../../ui/sheet/sheet.tsx';
import { draftKeyOf } from '../sending/drafts/draft-key.ts';
import { continueDraft } from '../sending/drafts/draft-place.ts';
import classes from './unsent-draft.module.css';

const names: Readonly<Record<MessageType, string>> = {
  email_optimization: 'Your email, not sent',
  conversation: 'Your question, not sent',
  client_simulation: 'Your answer to the reader, not sent',
};

type UnsentDraftProps = { sessionId: string; mode: MessageType };

/** A text that was not sent in time. An email can go on by itself; what was said of one cannot. */
export function UnsentDraft({ sessionId, mode }: UnsentDraftProps) {
  const { id: userId } = useSignedInUser();
  const place = draftKeyOf(userId, sessionId, mode);
  const text = useKeptText(place);
  const { hasCopied, copy } = useCopied(copyText);
  const navigate = useNavigate();
  const heading = useId();
  if (text.trim() === '') return null;
  const goOn = () => {
    continueDraft(place, draftKeyOf(userId, null));
    void navigate(pages.chat);
  };
  return (
    <section className={classes.draft} aria-labelledby={heading}>
      <h2 id={heading} className="label">
        {names[mode]}
      </h2>
      <p className={`small ink-2 ${classes.kept}`}>This browser has kept it.</p>
      <Sheet>
        <div className={`letter ${classes.text}`}>{text}</div>
      </Sheet>
      <p className={classes.ways}>
        {mode === 'email_optimization' && (
          <Button variant="line" onClick={goOn}>
            Continue in a new chat
          </Button>
        )}
        <CopyButton variant="quiet" hasCopied={hasCopied} onCopy={() => void copy(text)} />
      </p>
    </section>
  );
}
