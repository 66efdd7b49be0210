import { reviseEmail, weighBlanks } from '@replysmith/coach';
import type { Optimization, RewriteChoices } from '@replysmith/contract';
import { useDeferredValue, useMemo } from 'react';

/** What each blank of the rewrite is worth, and what its answer lacks; the sheet does not wait for it. */
export function useWeighedBlanks(result: Optimization, choices: RewriteChoices) {
  const weighed = useDeferredValue(choices);
  return useMemo(() => {
    const { original_email, changes, reading } = result;
    const open = reviseEmail(original_email, changes, { ...weighed, blanks: {} });
    const { stage, profile } = reading ?? {};
    return weighBlanks({ ...open, stage, profile }, weighed.blanks);
  }, [result, weighed]);
}
