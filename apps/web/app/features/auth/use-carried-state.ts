import { useLocation } from 'react-router';

/** What the page that led here left in the history entry; links between the forms carry it on. */
export function useCarriedState(): unknown {
  return (useLocation() as { state: unknown }).state;
}
