import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { mayHaveHappened } from '../../lib/wire/api-error.ts';
import { randomUuid } from '../../lib/random-uuid.ts';
import { openWaitingTab, type WaitingTab } from '../../lib/waiting-tab.ts';

/** Where the payment provider waits, and whether a tab of its own is on its way there. */
type Departure<Answer> = Answer & { hasTab: boolean };

type Leaving<Input> = { input: Input; tab: WaitingTab };

type Events<Answer> = {
  onLeft?: (departure: Departure<Answer>) => void;
  onFailed?: (error: Error) => void;
};

/** A server may answer between the two clicks of a double click. */
const doubleClickMs = 1_000;

/**
 * Asks the server for an address outside and sends a new tab there. A second click while the first
 * is under way does nothing; a repetition of what may have happened is the same request.
 */
export function useDeparture<Input, Answer extends { url: string }>(
  waitingWords: string,
  ask: (input: Input, key: string) => Promise<Answer>,
) {
  const isUnderWay = useRef(false);
  const intent = useRef<{ input: Input; key: string } | null>(null);
  const mutation = useMutation({
    mutationFn: async ({ input, tab }: Leaving<Input>): Promise<Departure<Answer>> => {
      if (intent.current?.input !== input) intent.current = { input, key: randomUuid() };
      try {
        const answer = await ask(input, intent.current.key);
        intent.current = null;
        setTimeout(() => (isUnderWay.current = false), doubleClickMs);
        return { ...answer, hasTab: tab.goTo(answer.url) };
      } catch (error) {
        tab.close();
        if (!mayHaveHappened(error)) intent.current = null;
        isUnderWay.current = false;
        throw error;
      }
    },
  });

  const leave = (input: Input, { onLeft, onFailed }: Events<Answer> = {}) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const tab = openWaitingTab(waitingWords);
    mutation.mutate(
      { input, tab },
      {
        onSuccess: (departure) => onLeft?.(departure),
        onError: (error) => onFailed?.(error),
      },
    );
  };

  return {
    leave,
    /** What is being asked for right now. */
    leavingFor: mutation.isPending ? mutation.variables.input : null,
    departure: mutation.data ?? null,
    error: mutation.error,
  };
}
