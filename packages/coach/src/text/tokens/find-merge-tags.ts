import { placeholderWords } from '../../lexicon/placeholder-words.ts';
import type { Stretch } from '../email.ts';
import { matchesOf, withoutOverlaps } from '../words/stretch.ts';

const shapes = [
  /\$?\{\{[^{}\n]{1,60}\}\}/gu,
  /\$?\{[\p{L}_][^{}\n]{0,60}\}/gu,
  /\*\|[^|\n]{1,60}\|\*/gu,
  /<<[^<>\n]{1,60}>>/gu,
  /%[\p{L}_][\p{L}\p{N}_]{2,30}%/gu,
];
const bracketed = /\[[^[\]\n]{1,40}\](?!\()/gu;

/** `{{x}}`, `{x}`, `*|X|*`, `<<x>>`, `%X%` and `[First Name]`, in reading order. */
export function findMergeTags(text: string): Stretch[] {
  const curly = shapes.flatMap((shape) => matchesOf(text, shape));
  const square = matchesOf(text, bracketed).filter((tag) => isPlaceholder(tag.text));
  return withoutOverlaps([...curly, ...square]);
}

function isPlaceholder(bracket: string): boolean {
  const words = bracket
    .slice(1, -1)
    .toLowerCase()
    .split(/[^\p{L}]+/u);
  return !words.includes('fill') && words.some((word) => placeholderWords.has(word));
}
