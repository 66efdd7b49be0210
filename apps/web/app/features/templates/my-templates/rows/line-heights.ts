import type { Look } from '../view/view.ts';
import { lineAt, type Layout, type Section } from './place-sections.ts';

/** In pixels, the gap below included. The style sheets of cards, rows and headings hold the same. */
const heights = { grid: 300, list: 64, trash: 228, heading: 56 };

export function lineHeight(layout: Layout, look: Look, line: number): number {
  if (lineAt(layout, line)?.kind === 'heading') return heights.heading;
  return look === 'grid' && isTrash(layout.sections) ? heights.trash : heights[look];
}

/** What is shown, which is for a moment not yet what is asked for. */
export function isTrash([section]: readonly Section[]): boolean {
  return section?.listing.filter.view === 'trash';
}
