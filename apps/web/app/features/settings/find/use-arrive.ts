import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { settingsIndex } from './settings-index.ts';

/** Takes whoever follows a link to a setting there, with the keyboard at its control. */
export function useArrive(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const id = hash.slice(1);
    const place = id in settingsIndex ? document.getElementById(id) : null;
    if (!place) return;
    place.scrollIntoView({ block: 'start' });
    const control = place.querySelector<HTMLElement>(
      ':is(input, select, textarea, button, a):not(:disabled)',
    );
    (control ?? place).focus({ preventScroll: true });
  }, [hash, key]);
}
