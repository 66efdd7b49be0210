import { diffWordsWithSpace } from 'diff';
import { type Mark, type MarkedSegment, splitByMarks } from './marks.ts';

const shortWords = /^[^\S\n]*(?:\S{1,4}(?:[^\S\n]+\S{1,4})?[^\S\n]*)?$/u;

/**
 * Replacing a phrase word by word is hard to read. Where only a short word or two stay between
 * removals and additions, merge them into one removal and one addition.
 */
function joinNear(parts: readonly DiffPart[]): DiffPart[] {
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

/** Where words are only removed, or only added, the words kept between them stay as they are. */
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

/** Below this share of common words a change reads better as one removal and one addition. */
const leastInCommon = 0.4;

/** Compares two texts word by word. The whitespace around words is separate. */
export function diffParts(before: string, after: string): DiffPart[] {
  return closedUp(partsOf(before, after).flatMap(withoutOuterSpace));
}

/** One side of a difference as it is, without what only the other side has. */
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

/** Removes the space before an added full stop or comma. */
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

export type DiffPart = { readonly kind: 'same' | 'removed' | 'added'; readonly text: string };

type Replacement = { readonly start: number; readonly end: number; readonly after: string };

const wordCharacter = /[\p{L}\p{N}]/u;

/**
 * The same changes widened to whole words: "w" → "W" in "we" reads better as "we" → "We". They stay
 * in reading order and never overlap.
 */
export function widenToWords<Change extends Replacement>(
  text: string,
  changes: readonly Change[],
): Change[] {
  let from = 0;
  return changes.map((change, index) => {
    const wide = widen(change, text, from, changes[index + 1]?.start ?? text.length);
    from = wide.end;
    return wide;
  });
}

function widen<Change extends Replacement>(
  change: Change,
  text: string,
  from: number,
  to: number,
): Change {
  const isLetter = (at: number) => wordCharacter.test(text.charAt(at));
  let { start, end } = change;
  if (isLetter(start)) while (start > from && isLetter(start - 1)) start -= 1;
  if (isLetter(end - 1)) while (end < to && isLetter(end)) end += 1;
  const after = text.slice(start, change.start) + change.after + text.slice(change.end, end);
  return { ...change, start, end, after };
}

/** A part of a text with no change or one change. */
export type ChangedPiece = {
  readonly change: TextChange | null;
  readonly before: string;
  /** The text here, as the changes are kept or put back. */
  readonly now: string;
  /** Its start in the current text. */
  readonly from: number;
};

type RawPiece = Omit<ChangedPiece, 'from'>;

/** A text in reading order: unchanged parts, and the changes between them. */
export function splitByChanges(
  text: string,
  changes: readonly TextChange[],
  fill: Fill = (pieces) => pieces,
): ChangedPiece[] {
  const pieces = rawPieces(text, changes);
  const filled = fill(pieces.map(({ now }) => now));
  let from = 0;
  return pieces.map(({ change, before, now: raw }, index) => {
    const now = filled[index] ?? raw;
    const piece = {
      change: change?.isKept ? { ...change, after: now } : change,
      before: change?.isKept ? before : now,
      ...{ now, from },
    };
    from += now.length;
    return piece;
  });
}

function rawPieces(text: string, changes: readonly TextChange[]): RawPiece[] {
  const pieces: RawPiece[] = [];
  let position = 0;
  const add = (change: TextChange | null, end: number) => {
    const before = text.slice(position, end);
    pieces.push({ change, before, now: change?.isKept ? change.after : before });
    position = end;
  };
  const ordered = changes.toSorted((a, b) => a.start - b.start || a.end - b.end);
  for (const change of widenToWords(text, ordered)) {
    if (change.start < position) continue;
    if (change.start > position) add(null, change.start);
    add(change, change.end);
  }
  if (position < text.length) add(null, text.length);
  return pieces;
}

/** One change to a text, as the reader sees it. Changes never overlap. */
export type TextChange = {
  /** Changes that belong together share an id. */
  readonly id: string;
  /** The number of the ledger line it answers. */
  readonly number: number;
  readonly start: number;
  readonly end: number;
  readonly after: string;
  readonly isKept: boolean;
};

/**
 * A text split by what costs points in it; each line's number appears once, after its first words.
 */
export function lostSegments(text: string, lost: readonly Mark[]): MarkedSegment[] {
  const numbered = new Set<number>();
  return splitByMarks(text, lost).map((segment) => {
    const ending = segment.ending.filter((number) => !numbered.has(number));
    for (const number of ending) numbered.add(number);
    return { ...segment, ending };
  });
}

/** Fills the writer's answers into a text given in pieces; returns the same pieces. */
export type Fill = (pieces: readonly string[]) => readonly string[];
