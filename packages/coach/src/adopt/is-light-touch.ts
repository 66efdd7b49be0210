import { hasSameFrame } from '../rewrite/is-word-change.ts';
import type { Email } from '../document/email.ts';
import { type Unit, unitsOf } from './units/unit.ts';

/** Twice the words in common over the words of both: below this a sentence is another one. */
const leastShared = 0.4;

/**
 * Whether a version changes words and phrases alone: each sentence still stands in its place and
 * paragraph and says most of what it said, and none has come or gone.
 */
export function isLightTouch(version: Email, own: Email): boolean {
  if (!hasSameFrame(version, own)) return false;
  const [units, others] = [unitsOf(version), unitsOf(own)];
  if (units.length !== others.length) return false;
  return units.every((unit, at) => {
    const before = others[at];
    return before?.part === unit.part && saysTheSame(unit, before);
  });
}

function saysTheSame(unit: Unit, before: Unit): boolean {
  if (unit.key === before.key || unit.part !== 'sentence') return true;
  const shared = [...unit.stems].filter((stem) => before.stems.has(stem)).length;
  return 2 * shared >= leastShared * (unit.stems.size + before.stems.size);
}
