import { parseDraft } from '@replysmith/coach';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSignedInUser } from '../../../data/session/session.ts';
import { useKeptText } from '../../../lib/kept-work/use-kept-text.ts';
import { useSessionTitle } from '../out/use-session-title.ts';
import { draftKeyOf } from '../sending/drafts/draft-key.ts';
import { SaveTemplate } from './save-template.tsx';
import { useRewriteToSave } from './use-rewrite-to-save.ts';
import { useSaving } from './use-saving.ts';

const draft = 'draft';

/**
 * Ctrl+S saves the rewrite in use as a template, wherever in the session it is; before there is one,
 * the draft.
 */
export function SaveByKey({ sessionId }: { sessionId: string | null }) {
  const { id: userId } = useSignedInUser();
  const text = useKeptText(draftKeyOf(userId, sessionId));
  const title = useSessionTitle();
  const { what, open } = useSaving();
  const hasDraft = text.trim() !== '';
  const rewrite = useRewriteToSave(sessionId);
  const [isLaidOut, setLaidOut] = useState(true);

  const hear = useEffectEvent((event: KeyboardEvent) => {
    const isSave = event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey);
    if (!isSave || event.shiftKey || event.altKey || event.defaultPrevented) return;
    // Never the page itself: that is what browsers save by these keys.
    event.preventDefault();
    if (document.querySelector('[role="dialog"]')) return;
    const latest = rewrite.what ?? (hasDraft ? draft : null);
    if (!latest) return;
    setLaidOut(document.querySelector(`[data-result="${latest}"]`) !== null);
    open(latest);
  });
  useEffect(() => {
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);

  // A result that is laid out brings its own, which knows the way to its blanks.
  if (what !== null && what === rewrite.what && !isLaidOut) {
    return rewrite.props && <SaveTemplate {...rewrite.props} title={title} />;
  }
  if (!hasDraft || what !== draft) return null;
  const { subject, body } = parseDraft(text);
  return <SaveTemplate what={draft} email={{ subject, body }} title={title} stage={null} />;
}
