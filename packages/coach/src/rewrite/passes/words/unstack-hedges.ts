import { swapListed } from '../../wording/swap-listed.ts';

const stackedHedges: Readonly<Record<string, string>> = {
  'could perhaps': 'could',
  'could possibly': 'could',
  'could potentially': 'could',
  'i think that maybe': 'I think',
  'i think maybe': 'I think',
  'i was just wondering if perhaps': 'I was wondering if',
  'i was just wondering if maybe': 'I was wondering if',
  'i was just wondering': 'I was wondering',
  'i just thought that maybe': 'I thought',
  'i just thought maybe': 'I thought',
  'may perhaps': 'may',
  'may possibly': 'may',
  'may potentially': 'may',
  'maybe perhaps': 'perhaps',
  'might be able to potentially': 'might be able to',
  'might be able to possibly': 'might be able to',
  'might maybe': 'might',
  'might perhaps': 'might',
  'might possibly': 'might',
  'might potentially': 'might',
  'possibly might': 'might',
  'perhaps maybe': 'perhaps',
  'potentially could': 'could',
  'possibly could': 'could',
  'somewhat possibly': 'possibly',
};

export const unstackHedges = swapListed(stackedHedges, {
  rule: 'stacked-hedges',
  reason: (before, after) => `“${before}” doubts twice; “${after}” is careful enough.`,
});
