import { joinChanges, type RewriteChoices } from '@replysmith/contract';
import { useMemo, useState } from 'react';
import { useSignedInUser } from '../../../../data/session/session.ts';
import { useKeptText } from '../../../../lib/kept-work/use-kept-text.ts';
import type { ResultAnswer } from '../../exchange/exchange.ts';
import { choicesKey } from './choices-key.ts';
import { choicesOf, parseChange } from './choices.ts';

/** The writer's choices about a result as they are now; what is kept in this browser comes first. */
export function useChosen(answer: ResultAnswer | null) {
  const { id: userId } = useSignedInUser();
  const key = choicesKey(userId, answer?.id ?? '');
  const kept = useKeptText(key);
  const stored = answer?.choices ?? null;
  const pending = usePending(key, stored, kept);
  const choices = useMemo(() => choicesOf(stored, pending), [pending, stored]);
  return { key, kept, choices };
}

/**
 * What was decided and the server has not said back. It outlasts what is kept: a tab lets go of
 * that as soon as it is saved, and here the older choices are known until the newer have come.
 */
function usePending(key: string, stored: RewriteChoices | null, kept: string): string {
  const [last, setLast] = useState({ key, stored, kept, saved: '' });
  if (last.key === key && last.stored === stored && last.kept === kept) {
    return joined(last.saved, kept);
  }
  const isOutdated = last.key !== key || last.stored !== stored;
  const saved = isOutdated ? '' : kept === '' ? joined(last.saved, last.kept) : last.saved;
  setLast({ key, stored, kept, saved });
  return joined(saved, kept);
}

function joined(earlier: string, later: string): string {
  if (earlier === '' || later === '') return earlier || later;
  return JSON.stringify(joinChanges(parseChange(earlier), parseChange(later)));
}
