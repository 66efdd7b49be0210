import { type ChatSession, type MessageType, pages, messageTypes } from '@replysmith/contract';
import { useId } from 'react';
import { useNavigate, useParams } from 'react-router';
import { Button, ButtonLink } from '../../components/button.tsx';
import { CopyButton, useCopied } from '../../components/copy-button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Sheet } from '../../components/sheet.tsx';
import { sessionName, useChatSessions } from '../../data/chat-sessions.ts';
import { useSignedInUser } from '../../data/session.ts';
import { drafts } from '../../data/drafts.ts';
import { copyText } from '../../lib/clipboard.ts';
import { dayText, restorableUntil } from '../../lib/days.ts';
import { useStored } from '../../lib/storage.ts';
import { isolated } from '../../lib/words.ts';
import { draftKeyOf } from './sending/draft-key.ts';
import { continueDraft } from './sending/draft.ts';
import { useSessionActions } from './sessions/use-session-actions.ts';
import classes from './chat-head.module.css';

const names: Readonly<Record<MessageType, string>> = {
  email_optimization: 'Your email, not sent',
  conversation: 'Your question, not sent',
  client_simulation: 'Your answer to the reader, not sent',
};

type UnsentDraftProps = { sessionId: string; mode: MessageType };

/**
 * An unsent text. An email can be continued in a new chat; a question about a lost email cannot.
 */
function UnsentDraft({ sessionId, mode }: UnsentDraftProps) {
  const { id: userId } = useSignedInUser();
  const key = draftKeyOf(userId, sessionId, mode);
  const text = useStored(drafts, key);
  const { hasCopied, copy } = useCopied(copyText);
  const navigate = useNavigate();
  const heading = useId();
  if (text.trim() === '') return null;
  const goOn = () => {
    continueDraft(key, draftKeyOf(userId, null));
    void navigate(pages.chat);
  };
  return (
    <section className={`line-above measure ${classes.draft}`} aria-labelledby={heading}>
      <h2 id={heading} className="label">
        {names[mode]}
      </h2>
      <p className="small ink-2 mb-3">This browser has kept it.</p>
      <Sheet>
        <div className={`letter pre-wrap ${classes.text}`}>{text}</div>
      </Sheet>
      <p className="row mt-3">
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

/** The unsent texts, in all modes, of a chat that no longer exists. */
function UnsentDrafts({ sessionId }: { sessionId: string }) {
  return messageTypes.map((mode) => (
    <UnsentDraft key={`${sessionId}:${mode}`} sessionId={sessionId} mode={mode} />
  ));
}

/** Shown instead of a missing chat. A deleted one can be restored. */
export function SessionNotFound() {
  const { sessionId } = useParams();
  const { sessions, isPending } = useChatSessions({ state: 'deleted', search: '' });
  const deleted = sessions?.find(({ id }) => id === sessionId);
  return (
    <main className={classes.page} aria-busy={isPending}>
      <title>Chat not found · Replysmith</title>
      {deleted && <DeletedSession session={deleted} />}
      {!deleted && !isPending && (
        <EmptyState
          isPage
          title="There is no chat at this address."
          action={
            <ButtonLink to={pages.chat} variant="line">
              New Chat
            </ButtonLink>
          }
        >
          It may have been deleted for good, or it belongs to another account.
        </EmptyState>
      )}
      {sessionId && <UnsentDrafts sessionId={sessionId} />}
    </main>
  );
}

/** Shown for a deleted session that can still be restored. */
function DeletedSession({ session }: { session: ChatSession }) {
  const { restore } = useSessionActions(session);
  return (
    <EmptyState
      isPage
      title="This chat was deleted."
      action={<Button onClick={restore}>Restore</Button>}
    >
      {session.deleted_at && (
        <>
          “{isolated(sessionName(session))}” can be restored until{' '}
          {dayText(restorableUntil(session.deleted_at))}.{' '}
        </>
      )}
      It comes back unchanged.
    </EmptyState>
  );
}
