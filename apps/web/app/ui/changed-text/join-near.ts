import type { DiffPart } from './diff-part.ts';

const shortWords = /^[^\S\n]*(?:\S{1,4}(?:[^\S\n]+\S{1,4})?[^\S\n]*)?$/u;

/**
 * Word for word a replaced phrase reads as a stutter. Where only a short word or two are kept between
 * what goes and what comes, all of it becomes one removal and one addition.
 */
export function joinNear(parts: readonly DiffPart[]): DiffPart[] {
  const joined: DiffPart[] = [];
  let run: DiffPart[] = [];
  parts.forEach((part, index) => {
    const next = parts[index + 1];
    const bridges = run.length > 0 && next !== undefined && shortWords.test(part.text);
    if (part.kind !== 'same' || bridges) run.push(part);
    else {
      joined.push(...replaced(run), part);
      run = [];
    }
  });
  return [...joined, ...replaced(run)];
}

/** Where words only go, or only come, the kept ones between them stay as they are. */
function replaced(run: DiffPart[]): DiffPart[] {
  const has = (kind: DiffPart['kind']) => run.some((part) => part.kind === kind);
  if (!has('removed') || !has('added') || !has('same')) return run;
  const without = (kind: DiffPart['kind']) =>
    run.map((part) => (part.kind === kind ? '' : part.text)).join('');
  return [
    { kind: 'removed', text: without('added') },
    { kind: 'added', text: without('removed') },
  ];
}
