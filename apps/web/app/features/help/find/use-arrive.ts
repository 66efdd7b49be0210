import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Brings what the address names into view, and the focus to its heading. */
export function useArrive(headingId: string | null): void {
  const { key } = useLocation();
  useEffect(() => {
    const heading = headingId === null ? null : document.getElementById(headingId);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  }, [headingId, key]);
}
