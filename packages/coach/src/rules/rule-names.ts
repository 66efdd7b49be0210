import { caps, rules } from './rules.ts';

/**
 * What the lines of a ledger can be called, each name once.
 *
 * @example
 * ruleNames.includes('The ask'); // true
 */
export const ruleNames: readonly string[] = [
  ...new Set([...rules, ...caps].map(({ name }) => name)),
];
