import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while a page is built and while a browser takes it over: then it may not depend on its address. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
