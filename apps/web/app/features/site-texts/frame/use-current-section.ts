import { useSyncExternalStore } from 'react';

/** Below the bar and the margin that an anchor leaves under it. */
const readingLine = 120;

/** The section that is being read: the one at the top of the window, at the end of the page the last. */
export function useCurrentSection(ids: readonly string[]): string | null {
  return useSyncExternalStore(
    onScroll,
    () => sectionBeingRead(ids),
    () => null,
  );
}

function onScroll(tell: () => void): () => void {
  const events = ['scroll', 'resize'] as const;
  for (const event of events) addEventListener(event, tell, { passive: true });
  return () => {
    for (const event of events) removeEventListener(event, tell);
  };
}

function sectionBeingRead(ids: readonly string[]): string | null {
  const { scrollHeight } = document.documentElement;
  // A short last section never comes to lie at the top.
  if (scrollY > 0 && scrollY + innerHeight >= scrollHeight - 2) return ids.at(-1) ?? null;
  const begun = (id: string) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top !== undefined && top <= readingLine;
  };
  return ids.findLast(begun) ?? null;
}
