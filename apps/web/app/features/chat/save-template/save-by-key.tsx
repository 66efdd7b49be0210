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
import { useChosen } from '../changes/use-choices.ts';
import { useRevisions } from '../changes/use-revision.ts';
import { draftKeyOf } from '../sending/draft-key.ts';
import type { SaveTemplateProps } from './save-fields.ts';
import { statedStage, useSaving } from './use-saving.ts';

const fetchDialog = () => import('./save-template.tsx').then((part) => part.SaveTemplate);

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
  const rewrite = useRewriteToSave(sessionId);
  const [isLaidOut, setLaidOut] = useState(true);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isSave = event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey);
    if (!isSave || event.shiftKey || event.altKey || event.defaultPrevented) return;
    // Browsers would save the page.
    event.preventDefault();
    if (document.querySelector('[role="dialog"]')) return;
    const latest = rewrite.what ?? (hasDraft ? draft : null);
    if (!latest) return;
    setLaidOut(document.querySelector(`[data-result="${latest}"]`) !== null);
    open(latest);
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  const late = { name: 'The form', fetchPart: fetchDialog, onFailure: close };
  // An unfolded result has its own form, which can lead to its blanks.
  if (what !== null && what === rewrite.what && !isLaidOut) {
    return rewrite.props && <Fetched {...late} props={{ ...rewrite.props, title }} />;
  }
  if (!hasDraft || what !== draft) return null;
  const { subject, body } = parseDraft(text);
  const email = { subject, body };
  return <Fetched {...late} props={{ what: draft, email, title, stage: null }} />;
}

/** The rewrite in use as a template. Its email is available a moment later. */
function useRewriteToSave(sessionId: string | null): {
  /** Null when there is none. */
  what: string | null;
  props: Pick<SaveTemplateProps, 'what' | 'email' | 'unfilled' | 'stage'> | null;
} {
  const { data } = useQuery({
    ...chatMessagesQuery(sessionId ?? ''),
    enabled: sessionId !== null,
  });
  const rewrite = useMemo(() => {
    const judged = data?.items.filter(
      (message) => hasResult(message) && !whyNotJudged(message.optimization_results),
    );
    return rewriteInUse(judged ?? []);
  }, [data]);
  const { choices } = useChosen(rewrite);
  const decided = useMemo(
    () => (rewrite ? [{ result: rewrite.optimization_results, choices }] : []),
    [rewrite, choices],
  );
  const revision = useRevisions(decided)?.[0];
  return useMemo(() => {
    if (!rewrite || !revision) return { what: rewrite?.id ?? null, props: null };
    const { id, optimization_results: result } = rewrite;
    const { subject, body, unfilled } = revision;
    const stage = statedStage(result.reading);
    return { what: id, props: { what: id, email: { subject, body }, unfilled, stage } };
  }, [rewrite, revision]);
}
