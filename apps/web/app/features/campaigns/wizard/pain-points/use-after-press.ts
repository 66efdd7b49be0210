import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/**
 * Runs something at once or, while something is being pressed, just before the click that this
 * becomes: what is pressed stays under the pointer, and the click finds it done.
 */
export function useAfterPress(): (run: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void) | null>(null);

  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
      const run = waiting.current;
      waiting.current = null;
      if (run) flushSync(run);
    };
    // A click comes before this; a press that moved elsewhere makes none.
    const end = () => void setTimeout(release);
    const ends = ['pointerup', 'pointercancel'] as const;
    addEventListener('pointerdown', press, true);
    addEventListener('click', release, true);
    for (const name of ends) addEventListener(name, end, true);
    return () => {
      removeEventListener('pointerdown', press, true);
      removeEventListener('click', release, true);
      for (const name of ends) removeEventListener(name, end, true);
    };
  }, []);

  return (run) => {
    if (isPressed.current) waiting.current = run;
    else run();
  };
}
