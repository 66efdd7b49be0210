import { reviseEmail } from '@replysmith/coach';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { chatMessagesQuery } from '../../../data/chat-messages.ts';
import { hasResult } from '../exchange/exchange.ts';
import { whyNotJudged } from '../reading/why-not-judged.ts';
import { unfilled } from '../result/choices/unfilled.ts';
import { useChosen } from '../result/choices/use-chosen.ts';
import { rewriteInUse } from '../exchange/rewrite-in-use.ts';
import type { SaveTemplateProps } from './save-template-props.ts';
import { toldStage } from './told-stage.ts';

/** The rewrite in use in a session, as a template would be made of it; null when there is none. */
export function useRewriteToSave(
  sessionId: string | null,
): Pick<SaveTemplateProps, 'what' | 'email' | 'unfilled' | 'stage'> | null {
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
  return useMemo(() => {
    if (!rewrite) return null;
    const { id, optimization_results: result } = rewrite;
    const { original_email, changes, reading } = result;
    const email = reviseEmail(original_email, changes, choices);
    return { what: id, email, unfilled: unfilled(result, choices), stage: toldStage(reading) };
  }, [rewrite, choices]);
}
