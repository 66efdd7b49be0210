export const readerActs = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Calls back at each first sign that the reader moves the page or works on it; returns how to stop. */
export function whenReaderActs(act: () => void): () => void {
  for (const name of readerActs) addEventListener(name, act, { once: true, passive: true });
  return () => {
    for (const name of readerActs) removeEventListener(name, act);
  };
}
