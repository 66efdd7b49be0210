import { parseDraft } from '@replysmith/coach';
import { useEffect, useEffectEvent } from 'react';
import { useSignedInUser } from '../../../data/session.ts';
import { useKeptText } from '../composer/use-kept-text.ts';
import { useSessionTitle } from '../out/use-session-title.ts';
import { draftKeyOf } from '../sending/draft-place.ts';
import { SaveTemplate } from './save-template.tsx';
import { useSaving } from './use-saving.ts';

const draft = 'draft';

/** Ctrl+S saves the latest result on the page as a template; before there is one, the draft. */
export function SaveByKey({ sessionId }: { sessionId: string | null }) {
  const { id: userId } = useSignedInUser();
  const text = useKeptText(draftKeyOf(userId, sessionId));
  const title = useSessionTitle();
  const { what, open } = useSaving();
  const hasDraft = text.trim() !== '';

  const hear = useEffectEvent((event: KeyboardEvent) => {
    const isSave = event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey);
    if (!isSave || event.shiftKey || event.altKey || event.defaultPrevented) return;
    // Never the page itself: that is what browsers save by these keys.
    event.preventDefault();
    if (document.querySelector('[role="dialog"]')) return;
    const latest = latestResult() ?? (hasDraft ? draft : null);
    if (latest) open(latest);
  });
  useEffect(() => {
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);

  if (!hasDraft || what !== draft) return null;
  const { subject, body } = parseDraft(text);
  return <SaveTemplate what={draft} email={{ subject, body }} title={title} stage={null} />;
}

/** The page holds them in the order in which they are read, whichever try of each is shown. */
function latestResult(): string | null {
  const results = document.querySelectorAll<HTMLElement>('[data-result]');
  return Array.from(results).at(-1)?.dataset['result'] ?? null;
}
