import { useMemo } from 'react';
import { useSignedInUser } from '../../../../data/session.ts';
import { useKeptText } from '../../composer/use-kept-text.ts';
import type { ResultAnswer } from '../../exchange/exchange.ts';
import { choicesKey } from './choices-key.ts';
import { choicesOf } from './choices.ts';

/** The writer's choices about a result as they are now; what is kept in this browser comes first. */
export function useChosen(answer: ResultAnswer | null) {
  const { id: userId } = useSignedInUser();
  const key = choicesKey(userId, answer?.id ?? '');
  const kept = useKeptText(key);
  const stored = answer?.choices ?? null;
  const choices = useMemo(() => choicesOf(stored, kept), [kept, stored]);
  return { key, kept, choices };
}
