import { createContext, use } from 'react';

export const LeaveContext = createContext<() => void>(() => undefined);

/** Signs out and goes to the public page, after a question where something is not sent. */
export function useLeave(): () => void {
  return use(LeaveContext);
}
