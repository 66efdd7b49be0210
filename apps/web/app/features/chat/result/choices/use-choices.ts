import { useSaveChoices } from '../../../../data/chat/save-choices.ts';
import { keepWork } from '../../../../lib/kept-work.ts';
import type { ResultAnswer } from '../../messages/exchange.ts';
import { parseChoices, toStored, type Choices } from './choices.ts';
import { useChosen } from './use-chosen.ts';
import { useDecisions } from './use-decisions.ts';
import { useKeptSaving } from './use-kept-saving.ts';

/**
 * The writer's choices about one result. They are kept in this browser at once, and go to the server
 * when they have stood still; then the server's are the ones that hold.
 */
export function useChoices(answer: ResultAnswer) {
  const { key, kept, choices } = useChosen(answer);
  const save = useSaveChoices(answer);
  const { isFailing } = useKeptSaving(key, kept, (text) => save(toStored(parseChoices(text))));
  const decisions = useDecisions(choices, (next: Choices) => keepWork(key, JSON.stringify(next)));
  return { choices, ...decisions, isUnsaved: isFailing };
}
