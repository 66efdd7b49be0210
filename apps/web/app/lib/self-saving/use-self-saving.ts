import { useEffect, useSyncExternalStore } from 'react';

type SelfSaving<State> = {
  read: () => State;
  subscribe: (listener: () => void) => () => void;
  attend: () => () => void;
};

/** Has it save itself as long as it is on the screen, and tells how that goes. */
export function useSelfSaving<State>(saver: SelfSaving<State>, isReady = true): State {
  const state = useSyncExternalStore(saver.subscribe, saver.read, saver.read);
  useEffect(() => (isReady ? saver.attend() : undefined), [saver, isReady]);
  return state;
}
