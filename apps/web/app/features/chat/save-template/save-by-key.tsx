import { parseDraft } from '@replysmith/coach/light';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { chatMessagesQuery } from '../../../data/chat-messages.ts';
import { useSignedInUser } from '../../../data/session.ts';
import { drafts } from '../../../data/drafts.ts';
import { useStored } from '../../../lib/storage.ts';
import { Fetched } from '../../../components/fetched.tsx';
import { hasResult, rewriteInUse } from '../messages/message-pairs.ts';
import { useSessionTitle } from '../messages/api.ts';
import { whyNotJudged } from '../messages/classification.ts';
import { draftKeyOf } from '../sending/draft-key.ts';
import { useSaving } from './use-saving.ts';

const fetchDialog = () => import('./save-template.tsx').then((part) => part.SaveTemplate);
const fetchRewrite = () => import('./save-rewrite.tsx').then((part) => part.SaveRewrite);

const draft = 'draft';

/**
 * Ctrl+S saves the rewrite in use as a template, wherever it is in the session; before there is
 * one, the draft.
 */
export function SaveByKey({ sessionId }: { sessionId: string | null }) {
  const { id: userId } = useSignedInUser();
  const text = useStored(drafts, draftKeyOf(userId, sessionId));
  const title = useSessionTitle();
  const { what, open, close } = useSaving();
  const hasDraft = text.trim() !== '';
  const rewrite = useRewriteInUse(sessionId);
  const [isLaidOut, setLaidOut] = useState(true);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isSave = event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey);
    if (!isSave || event.shiftKey || event.altKey || event.defaultPrevented) return;
    // Browsers would save the page.
    event.preventDefault();
    if (document.querySelector('[role="dialog"]')) return;
    const latest = rewrite?.id ?? (hasDraft ? draft : null);
    if (!latest) return;
    setLaidOut(document.querySelector(`[data-result="${latest}"]`) !== null);
    open(latest);
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  const late = { name: 'The form', onFailure: close };
  // An unfolded result has its own form, which can lead to its blanks.
  if (rewrite && what === rewrite.id && !isLaidOut) {
    return <Fetched {...late} fetchPart={fetchRewrite} props={{ rewrite, title }} />;
  }
  if (!hasDraft || what !== draft) return null;
  const { subject, body } = parseDraft(text);
  const email = { subject, body };
  const props = { what: draft, email, title, stage: null };
  return <Fetched {...late} fetchPart={fetchDialog} props={props} />;
}

/** The answer whose rewrite is in use. */
function useRewriteInUse(sessionId: string | null) {
  const { data } = useQuery({
    ...chatMessagesQuery(sessionId ?? ''),
    enabled: sessionId !== null,
  });
  return useMemo(() => {
    const judged = data?.items.filter(
      (message) => hasResult(message) && !whyNotJudged(message.optimization_results),
    );
    return rewriteInUse(judged ?? []);
  }, [data]);
}
