import type { Look } from '../view/view.ts';
import { lineAt, type Layout } from './place-sections.ts';

/** In pixels, the gap below included. The style sheets of cards, rows and headings hold the same. */
const heights = { grid: 300, list: 64, heading: 56 };

export function lineHeight(layout: Layout, look: Look, line: number): number {
  return lineAt(layout, line)?.kind === 'heading' ? heights.heading : heights[look];
}
