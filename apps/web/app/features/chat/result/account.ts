import type { Optimization } from '@replysmith/contract';
import type { Revision, ScoredLine } from './revise.ts';

export type Change = Optimization['changes'][number];

type LostLine = { number: number; line: ScoredLine };

export type WonLine = {
  number: number;
  name: string;
  /** Points won back; for a line that was put back, what keeping it would win. */
  points: number;
  changes: readonly Change[];
  /** How many of its changes are kept. */
  kept: number;
};

/** How the score came about: what is still lost, what was won back, each under its lasting number. */
export type Account = {
  before: number;
  value: number;
  gained: number;
  lost: readonly LostLine[];
  won: readonly WonLine[];
  numberOf: (rule: string) => number;
};

export function account(
  result: Optimization,
  revision: Revision,
  putBack: readonly string[],
): Account {
  const { original_lines: draftLines, optimized_lines: bestLines } = result.score;
  const numbers = numberRules([
    ...[...draftLines, ...bestLines, ...revision.lines].map(({ rule }) => rule),
    ...result.changes.map(({ rule }) => rule),
  ]);
  const numberOf = (rule: string) => numbers.get(rule) ?? 0;
  const names = new Map(
    [...revision.lines, ...bestLines, ...draftLines].map(({ rule, name }) => [rule, name]),
  );

  const won = [...numbers.keys()].flatMap((rule): WonLine[] => {
    const changes = result.changes.filter((change) => change.rule === rule);
    const kept = changes.filter(({ id }) => !putBack.includes(id)).length;
    const now = pointsOf(revision.lines, rule) - pointsOf(draftLines, rule);
    const best = pointsOf(bestLines, rule) - pointsOf(draftLines, rule);
    const points = changes.length > 0 && kept === 0 ? best : now;
    if (changes.length === 0 && points <= 0) return [];
    const name = names.get(rule) ?? spelledOut(rule);
    return [{ number: numberOf(rule), name, points: Math.max(0, points), changes, kept }];
  });

  return {
    before: result.score.original_score,
    value: revision.value,
    gained: Math.max(0, revision.value - result.score.original_score),
    lost: revision.lines.map((line) => ({ number: numberOf(line.rule), line })),
    won: won.toSorted((a, b) => b.points - a.points),
    numberOf,
  };
}

/** Rules keep the number of their line in the draft's ledger; later ones are numbered on. */
function numberRules(rules: readonly string[]): Map<string, number> {
  return new Map([...new Set(rules)].map((rule, index) => [rule, index + 1]));
}

function pointsOf(lines: readonly ScoredLine[], rule: string): number {
  return lines.reduce((sum, line) => (line.rule === rule ? sum + line.points : sum), 0);
}

/** "subject-length" → "Subject length", for a change that no ledger line names. */
function spelledOut(rule: string): string {
  const words = rule.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
