import { diffWordsWithSpace } from 'diff';
import type { DiffPart } from './diff-part.ts';
import { joinNear } from './join-near.ts';

/** Below this share of common words a change reads better as one removal and one addition. */
const leastInCommon = 0.4;

/** What became of a stretch of text, word by word. The whitespace around words stands apart. */
export function diffParts(before: string, after: string): DiffPart[] {
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
  return (isAkin ? parts : whole).flatMap(withoutOuterSpace);
}

function withoutOuterSpace(part: DiffPart): DiffPart[] {
  if (part.kind === 'same') return [part];
  const words = part.text.trim();
  const lead = part.text.length - part.text.trimStart().length;
  const around = (text: string): DiffPart[] => (text === '' ? [] : [{ kind: 'same', text }]);
  if (words === '') return part.kind === 'added' ? around(part.text) : [];
  return [
    ...around(part.text.slice(0, lead)),
    { kind: part.kind, text: words },
    ...around(part.text.slice(lead + words.length)),
  ];
}

function lengthOf(parts: readonly DiffPart[]): number {
  return parts.reduce((sum, { text }) => sum + text.trim().length, 0);
}
