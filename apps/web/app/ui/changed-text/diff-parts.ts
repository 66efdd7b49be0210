import { diffWordsWithSpace } from 'diff';
import type { DiffPart } from './diff-part.ts';
import { joinNear } from './join-near.ts';

/** Below this share of common words a change reads better as one removal and one addition. */
const leastInCommon = 0.4;

/** What became of a stretch of text, word by word. The whitespace around words stands apart. */
export function diffParts(before: string, after: string): DiffPart[] {
  return closedUp(partsOf(before, after).flatMap(withoutOuterSpace));
}

/** One side of a difference, word for word as it stands: what the other side has alone is left out. */
export function sideOfDiff(before: string, after: string, side: 'before' | 'after'): DiffPart[] {
  const own = side === 'before' ? 'removed' : 'added';
  return partsOf(before, after)
    .filter(({ kind }) => kind === 'same' || kind === own)
    .flatMap((part) => (part.text.trim() === '' ? spaceOf(part.text) : withoutOuterSpace(part)));
}

function partsOf(before: string, after: string): DiffPart[] {
  const parts = joinNear(
    diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      text: value,
    })),
  );
  const common = lengthOf(parts.filter(({ kind }) => kind === 'same'));
  const isAkin = common >= leastInCommon * Math.max(before.length, after.length);
  const whole: DiffPart[] = [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ];
  return isAkin ? parts : whole;
}

function withoutOuterSpace(part: DiffPart): DiffPart[] {
  if (part.kind === 'same') return [part];
  const words = part.text.trim();
  const lead = part.text.length - part.text.trimStart().length;
  if (words === '') return part.kind === 'added' ? spaceOf(part.text) : [];
  return [
    ...spaceOf(part.text.slice(0, lead)),
    { kind: part.kind, text: words },
    ...spaceOf(part.text.slice(lead + words.length)),
  ];
}

/** No space stands before a full stop or a comma that was put there. */
function closedUp(parts: readonly DiffPart[]): DiffPart[] {
  return parts.filter(({ kind, text }, at) => {
    if (kind !== 'same' || text.trim() !== '') return true;
    const next = parts.slice(at + 1).find((part) => part.kind !== 'removed');
    return next?.kind !== 'added' || !/^[.,;:!?]/.test(next.text);
  });
}

function spaceOf(text: string): DiffPart[] {
  return text === '' ? [] : [{ kind: 'same', text }];
}

function lengthOf(parts: readonly DiffPart[]): number {
  return parts.reduce((sum, { text }) => sum + text.trim().length, 0);
}
