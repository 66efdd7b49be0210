import { useSyncExternalStore } from 'react';

let isExpired = false;
const listeners = new Set<() => void>();

function set(value: boolean): void {
  if (isExpired === value) return;
  isExpired = value;
  for (const listener of listeners) listener();
}

export const markSessionExpired = () => set(true);
export const markSessionRenewed = () => set(false);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True from the first refused call until someone has signed in again. */
export function useSessionExpired(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isExpired,
    () => false,
  );
}
