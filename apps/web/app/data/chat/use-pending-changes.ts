import { useMutationState } from '@tanstack/react-query';
import type { PlacedSession } from './place-session.ts';
import { afterChange, type SessionChange } from './session-change.ts';

export const changeSessionKey = ['change-session'];

/** The changes on their way; one that fails is gone from here, and with it all that it showed. */
export function usePendingChanges(): PlacedSession[] {
  return useMutationState({
    filters: { mutationKey: changeSessionKey, status: 'pending' },
    select: ({ state }): PlacedSession => {
      const change = state.variables as SessionChange;
      return { id: change.session.id, session: afterChange(change) };
    },
  });
}
