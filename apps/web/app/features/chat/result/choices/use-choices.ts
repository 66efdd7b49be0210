import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { choicesServer } from '../../../../data/chat/choices-server.ts';
import { useSelfSaving } from '../../../../lib/self-saving/use-self-saving.ts';
import type { ResultAnswer } from '../../exchange/exchange.ts';
import { createChoicesSaver } from './choices-saver.ts';
import { useChosen } from './use-chosen.ts';
import { useDecisions } from './use-decisions.ts';

/**
 * The writer's choices about one result. What they decide is kept in this browser at once, for all
 * of its tabs, and goes to the server when it has stood still; then the server's choices hold.
 */
export function useChoices(answer: ResultAnswer) {
  const { key, kept, choices } = useChosen(answer);
  const { id, session_id } = answer;
  const client = useQueryClient();
  const saver = useMemo(
    () => createChoicesSaver({ key, server: choicesServer(client, { id, session_id }) }),
    [client, id, key, session_id],
  );
  const { failure, isGone } = useSelfSaving(saver);
  const decisions = useDecisions(choices, saver.decide);
  const isUnsaved = failure !== null && kept !== '';
  return {
    choices,
    ...decisions,
    saving: isGone ? 'gone' : isUnsaved ? 'not_yet' : 'fine',
  } as const;
}
