import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { chatMessagesQuery } from '../../../data/chat-messages.ts';
import { hasResult } from '../exchange/exchange.ts';
import { whyNotJudged } from '../reading/why-not-judged.ts';
import { useChosen } from '../result/choices/use-chosen.ts';
import { useReviser } from '../result/choices/use-reviser.ts';
import { rewriteInUse } from '../exchange/rewrite-in-use.ts';
import type { SaveTemplateProps } from './save-template-props.ts';
import { toldStage } from './told-stage.ts';

/** The rewrite in use in a session, as a template would be made of it; its email comes a moment after it. */
export function useRewriteToSave(sessionId: string | null): {
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
  const reviser = useReviser(rewrite !== null);
  return useMemo(() => {
    if (!rewrite || !reviser) return { what: rewrite?.id ?? null, props: null };
    const { id, optimization_results: result } = rewrite;
    const email = reviser.revisedEmail(result, choices);
    const unfilled = reviser.unfilled(result, choices);
    return { what: id, props: { what: id, email, unfilled, stage: toldStage(result.reading) } };
  }, [rewrite, reviser, choices]);
}
