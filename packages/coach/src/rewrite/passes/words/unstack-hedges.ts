import { stackedHedges } from '../../../lexicon/wording/stacked-hedges.ts';
import { swapListed } from '../../wording/swap-listed.ts';

export const unstackHedges = swapListed(stackedHedges, {
  rule: 'stacked-hedges',
  reason: (before, after) => `“${before}” doubts twice; “${after}” is careful enough.`,
});
