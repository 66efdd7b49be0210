import type { Stretch } from '../email.ts';
import { matchesOf } from '../words/stretch.ts';

const shapes = [/"[^"\n]{2,200}"/gu, /“[^”\n]{2,200}”/gu, /«[^»\n]{2,200}»/gu];

export function findQuotations(text: string): Stretch[] {
  return shapes.flatMap((shape) => matchesOf(text, shape));
}
