import { useQueryClient } from '@tanstack/react-query';
import { createContext, use, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { ForGood } from '../../../components/leave-guard.tsx';
import { forgetUser } from '../../../data/sign-out.ts';

export const SignOutContext = createContext<() => void>(() => undefined);

/** Signs out and goes to the public page, after a question where something is not sent. */
export function useSignOut(): () => void {
  return use(SignOutContext);
}

/**
 * Goes from the guarded pages to the public one for somebody who is signed out. What they hold in
 * memory is emptied when they are gone: one that is on its way out may still be drawn.
 */
export function useLeaveForGood(): () => Promise<void> {
  const navigate = useNavigate();
  const client = useQueryClient();
  const isLeaving = useRef(false);
  useEffect(
    () => () => {
      if (!isLeaving.current) return;
      // After the clean-up of what is inside, which may still save something.
      queueMicrotask(() => {
        client.clear();
        forgetUser();
      });
    },
    [client],
  );
  return async () => {
    isLeaving.current = true;
    await navigate('/', { flushSync: true, state: { isForGood: true } satisfies ForGood });
  };
}
