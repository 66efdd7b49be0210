import type { Block } from '../units/block.ts';

/** The draft's text between two offsets, and what stands there now. */
export type Change = { readonly start: number; readonly end: number; readonly after: string };

type Reach = { readonly own: number; readonly next: number };

/** A block with what lies before it in either text. */
type Place = { readonly block: Block; readonly from: Reach; readonly until: Reach };

/** One change for each block that differs, and one for each gap that alone does. */
export function changesIn(body: string, next: string, blocks: readonly Block[]): Change[] {
  const changes: Change[] = [];
  let from: Reach = { own: 0, next: 0 };
  /** A block with nothing on one side, which goes with the gap before or after it. */
  let waiting: Place | null = null;
  const gap = (start: Reach, end: Reach): void => {
    const after = next.slice(start.next, end.next);
    if (body.slice(start.own, end.own) !== after)
      changes.push({ start: start.own, end: end.own, after });
  };
  const settle = (until: Reach): void => {
    if (waiting) changes.push(...oneSided(body, next, waiting, until));
    else gap(from, until);
    waiting = null;
  };
  for (const block of blocks) {
    const start = startOf(block);
    if (!start.isPaired) {
      if (waiting) return [];
      waiting = { block, from, until: from };
      continue;
    }
    settle(start);
    const end = endOf(block);
    gap(start, end);
    from = end;
  }
  settle({ own: body.length, next: next.length });
  return changes.filter(({ start, end, after }) => start !== end || after !== '');
}

function startOf({ own, written }: Block): Reach & { readonly isPaired: boolean } {
  const isPaired = own.length > 0 && written.length > 0;
  return { own: own[0]?.start ?? 0, next: written[0]?.start ?? 0, isPaired };
}

function endOf({ own, written }: Block): Reach {
  return { own: own.at(-1)?.end ?? 0, next: written.at(-1)?.end ?? 0 };
}

/** What went or came, with the gap before it or after it, so that the other gap stays as it is. */
function oneSided(body: string, next: string, { block, from }: Place, until: Reach): Change[] {
  const before = body.slice(from.own, until.own);
  const after = next.slice(from.next, until.next);
  const kept = block.own.length > 0 ? after : before;
  const longer = block.own.length > 0 ? before : after;
  const cut = (text: string, start: number, end: number) => text.slice(start, text.length - end);
  if (longer.endsWith(kept))
    return [{ start: from.own, end: until.own - kept.length, after: cut(after, 0, kept.length) }];
  if (longer.startsWith(kept))
    return [{ start: from.own + kept.length, end: until.own, after: cut(after, kept.length, 0) }];
  return [{ start: from.own, end: until.own, after }];
}
