import type { CSSProperties } from 'react';

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** What a tooltip takes at its widest, with the gap to what it names, in pixels. */
const room = 280;

/** Where a tooltip stands by a box: at its right, at its left, or below where neither has room. */
export function placeBeside(box: Box, screenWidth: number): CSSProperties {
  const middle = { top: (box.top + box.bottom) / 2, translate: '0 -50%' };
  if (screenWidth - box.right >= room) return { ...middle, left: box.right };
  if (box.left >= room) return { ...middle, right: screenWidth - box.left };
  return { top: box.bottom, left: Math.max(0, Math.min(box.left, screenWidth - room)) };
}
