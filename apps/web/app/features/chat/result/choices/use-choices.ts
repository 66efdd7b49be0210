import { useMemo } from 'react';
import { useSaveChoices } from '../../../../data/chat/save-choices.ts';
import { useSignedInUser } from '../../../../data/session.ts';
import { keepWork } from '../../../../lib/kept-work.ts';
import { useKeptText } from '../../composer/use-kept-text.ts';
import type { ResultAnswer } from '../../messages/exchange.ts';
import { choicesKey } from './choices-key.ts';
import { fromStored, parseChoices, toStored, type Choices } from './choices.ts';
import { useDecisions } from './use-decisions.ts';
import { useKeptSaving } from './use-kept-saving.ts';

/**
 * The writer's choices about one result. They are kept in this browser at once, and go to the server
 * when they have stood still; then the server's are the ones that hold.
 */
export function useChoices(answer: ResultAnswer) {
  const { id: userId } = useSignedInUser();
  const key = choicesKey(userId, answer.id);
  const kept = useKeptText(key);
  const choices = useMemo(
    () => (kept === '' ? fromStored(answer.choices) : parseChoices(kept)),
    [kept, answer.choices],
  );
  const save = useSaveChoices(answer);
  const { isFailing } = useKeptSaving(key, kept, (text) => save(toStored(parseChoices(text))));
  const decisions = useDecisions(choices, (next: Choices) => keepWork(key, JSON.stringify(next)));
  return { choices, ...decisions, isUnsaved: isFailing };
}
