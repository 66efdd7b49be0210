import { expect, it } from 'vitest';
import { diffParts } from './diff.ts';
import { partsOf } from './change-mark.tsx';

it.each([
  ['we look at how fast it is', 'we look at it'],
  ['', ' and waited '],
  ['waited on a phone which is common', 'waited on a phone. That is common'],
  ['a very good and very fast way to bake', 'a good and fast way to bake'],
])('finds what stays and what comes in the text after: %j', (before, after) => {
  const placed = partsOf(diffParts(before, after), after);
  for (const { kind, text, at } of placed) {
    if (kind === 'removed' || text.trim() === '') expect(at).toBeNull();
    else expect(after.slice(at ?? 0, (at ?? 0) + text.length)).toBe(text);
  }
});
