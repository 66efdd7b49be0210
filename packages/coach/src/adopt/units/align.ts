import { diffArrays } from 'diff';
import type { Block } from './block.ts';
import { pairUnits } from './pair-units.ts';
import type { Unit } from './unit.ts';

/** Bounds the time that two texts with nothing in common take. */
const mostChanges = 1_500;

/** Lines up two texts: equal units first, then within each gap those that resemble each other. */
export function align(own: readonly Unit[], written: readonly Unit[]): Block[] {
  const runs = diffArrays<string>(
    own.map(({ key }) => key),
    written.map(({ key }) => key),
    { maxEditLength: mostChanges },
  );
  if (!runs) return [{ own, written, isSame: false }];
  const blocks: Block[] = [];
  let changed: { own: Unit[]; written: Unit[] } = { own: [], written: [] };
  const at = { own: 0, written: 0 };
  const close = () => {
    blocks.push(...pairUnits(changed.own, changed.written));
    changed = { own: [], written: [] };
  };
  for (const { added, removed, count } of runs) {
    const fromOwn = added ? [] : own.slice(at.own, at.own + count);
    const fromWritten = removed ? [] : written.slice(at.written, at.written + count);
    at.own += fromOwn.length;
    at.written += fromWritten.length;
    if (added || removed) {
      changed.own.push(...fromOwn);
      changed.written.push(...fromWritten);
      continue;
    }
    close();
    for (const [index, unit] of fromOwn.entries()) {
      const same = fromWritten[index];
      if (same) blocks.push({ own: [unit], written: [same], isSame: true });
    }
  }
  close();
  return blocks;
}
