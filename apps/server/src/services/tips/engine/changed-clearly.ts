import type { FactName } from '../facts/person-facts.ts';
import { isComparison } from './holds.ts';
import { isRecord } from './is-record.ts';

const leastChange = 3;
const leastShare = 1.5;

/** They say how much there is to count from, and grow whatever a person does well or badly. */
const amounts: readonly string[] = [
  'recentDrafts',
  'totalOptimizations',
  'totalTemplates',
  'totalCampaigns',
  'totalSessions',
  'sentEmails',
  'decidedEmails',
  'daysSinceSignUp',
  'folders',
] satisfies FactName[];

/**
 * Whether what a tip advises against has got clearly worse since a person decided about it: a number
 * that it asks to be high has grown by half and by three at least, or one that it asks to be low has
 * fallen as far. A tip about what is only so or not never has.
 */
export function changedClearly(conditions: unknown, before: unknown, now: unknown): boolean {
  if (!isRecord(conditions) || !isRecord(before) || !isRecord(now)) return false;
  return Object.entries(conditions).some(([name, wanted]) => {
    const [then, today] = [before[name], now[name]];
    if (amounts.includes(name) || !isRecord(wanted)) return false;
    if (typeof then !== 'number' || typeof today !== 'number') return false;
    const operators = Object.keys(wanted).filter(isComparison);
    return operators.some((operator) =>
      operator.startsWith('g') ? hasGrown(then, today) : hasGrown(today, then),
    );
  });
}

function hasGrown(from: number, to: number): boolean {
  return to - from >= leastChange && to >= from * leastShare;
}
