import type { Unit } from './unit.ts';

/** Units of the draft and those that stand in their place; either side may be empty. */
export type Block = {
  readonly own: readonly Unit[];
  readonly written: readonly Unit[];
  readonly isSame: boolean;
};
