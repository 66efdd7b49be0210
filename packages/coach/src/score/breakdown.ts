import { nameOf } from '../rules/names.ts';
import type { LedgerLine } from './score.ts';

type Line = Pick<LedgerLine, 'rule' | 'name' | 'points'>;
type Sum<L extends Line> = { readonly value: number; readonly lines: readonly L[] };
type Change = { readonly rule: string };

/** What became of one rule's points, and the changes that answer it. */
export type BreakdownLine<C extends Change = Change> = {
  readonly number: number;
  readonly rule: string;
  readonly name: string;
  readonly points: number;
  readonly changes: readonly C[];
};

/** How one score became another, line by line. Every line that is shown counts. */
export type Breakdown<L extends Line = LedgerLine, C extends Change = Change> = {
  readonly before: number;
  readonly value: number;
  /** Sums to `value − 100`. */
  readonly lost: readonly (L & { readonly number: number })[];
  /** Points above 0, most first. With `taken` it sums to `value − before`. */
  readonly won: readonly BreakdownLine<C>[];
  /** Points below 0: rules that cost more than before. */
  readonly taken: readonly BreakdownLine<C>[];
  /** Changes to rules that cost what they did before. */
  readonly unmoved: readonly BreakdownLine<C>[];
  /** The number of each rule, the same in every part. The draft's ledger counts first, then the changes. */
  readonly numbers: Readonly<Record<string, number>>;
};

/**
 * The breakdown between two scores of an email and the changes that lie between them.
 *
 * @example
 * breakdownOf(score({ subject: null, body: '' }), score({ subject: null, body: '' }), []).won; // []
 */
export function breakdownOf<L extends Line, C extends Change>(
  before: Sum<L>,
  after: Sum<L>,
  changes: readonly C[],
): Breakdown<L, C> {
  const numbers = numberRules([...before.lines, ...changes, ...after.lines]);
  const names = new Map([...after.lines, ...before.lines].map(({ rule, name }) => [rule, name]));
  const lines = Object.entries(numbers).map(([rule, number]) => ({
    number,
    rule,
    name: names.get(rule) ?? nameFor(rule),
    points: pointsOf(after, rule) - pointsOf(before, rule),
    changes: changes.filter((change) => change.rule === rule),
  }));
  return {
    before: before.value,
    value: after.value,
    lost: after.lines.map((line) => ({ ...line, number: numbers[line.rule] ?? 0 })),
    won: lines.filter(({ points }) => points > 0).sort((a, b) => b.points - a.points),
    taken: lines.filter(({ points }) => points < 0).sort((a, b) => a.points - b.points),
    unmoved: lines.filter((line) => line.points === 0 && line.changes.length > 0),
    numbers,
  };
}

function numberRules(named: readonly Change[]): Record<string, number> {
  const ids = new Set(named.map(({ rule }) => rule));
  return Object.fromEntries([...ids].map((rule, index) => [rule, index + 1]));
}

function pointsOf({ lines }: Sum<Line>, rule: string): number {
  return lines.reduce((sum, line) => (line.rule === rule ? sum + line.points : sum), 0);
}

/** A stored change may name a rule that has gone since: "old-rule" → "Old rule". */
function nameFor(rule: string): string {
  const known: Readonly<Record<string, string>> = nameOf;
  const words = rule.replaceAll('-', ' ');
  return (
    (Object.hasOwn(known, rule) && known[rule]) || words.charAt(0).toUpperCase() + words.slice(1)
  );
}
