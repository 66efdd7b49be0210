import type { Mark } from './mark.ts';

/** Moves marks of an older text to where their words stand now; marks whose words changed are dropped. */
export function shiftMarks(marks: readonly Mark[], before: string, now: string): readonly Mark[] {
  if (before === now) return marks;
  const shortest = Math.min(before.length, now.length);
  let head = 0;
  while (head < shortest && before[head] === now[head]) head++;
  let tail = 0;
  while (tail < shortest - head && before.at(-1 - tail) === now.at(-1 - tail)) tail++;

  const grown = now.length - before.length;
  const changedUntil = before.length - tail;
  return marks.flatMap((mark) => {
    if (mark.end <= head) return [mark];
    if (mark.start < changedUntil) return [];
    return [{ ...mark, start: mark.start + grown, end: mark.end + grown }];
  });
}
