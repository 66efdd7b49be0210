import { bumps } from './bumps.ts';
import { easyOut } from './easy-out.ts';
import { firstGap } from './first-gap.ts';
import { guilt } from './guilt.ts';
import { laterGaps } from './later-gaps.ts';
import { repeats } from './repeats.ts';
import type { SequenceRule } from './sequence-rule.ts';
import { touches } from './touches.ts';

/** Every rule of the plan, dearest first. Their points sum to 100. */
export const sequenceRules: readonly SequenceRule[] = [
  touches,
  firstGap,
  repeats,
  bumps,
  guilt,
  laterGaps,
  easyOut,
];
