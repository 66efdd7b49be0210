import { createContext, useContext } from 'react';

export type ReadInView = () => readonly string[];

/** Where the list leaves word of how to tell what can be seen of it. */
export const InViewContext = createContext<(read: ReadInView) => void>(() => undefined);

export function useTellInView(): (read: ReadInView) => void {
  return useContext(InViewContext);
}
