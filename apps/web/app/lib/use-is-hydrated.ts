import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False at build time and during hydration, when rendering must not depend on the address. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
