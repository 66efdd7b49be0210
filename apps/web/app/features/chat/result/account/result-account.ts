import { account, ceilingOf, type Account, type AccountLine } from '@replysmith/coach';
import type { Optimization, RewriteChoices } from '@replysmith/contract';
import { heldBy, type Hold } from './held-by.ts';
import type { Revision, ScoredLine } from '../choices/revise.ts';

export type Change = Optimization['changes'][number];

export type ResultLine = AccountLine<Change> & {
  /** How many of its changes are kept. */
  readonly kept: number;
  /** Put back: it counts for nothing, and `points` is what keeping its changes would win. */
  readonly isOff: boolean;
};

export type ResultAccount = Pick<
  Account<ScoredLine, Change>,
  'before' | 'value' | 'lost' | 'numbers'
> & {
  /** While something holds the score down, what was won does not show in it, and no ceiling counts as taken. */
  readonly held: Hold | null;
  /** The coach changed nothing, and neither did the writer. */
  readonly isUntouched: boolean;
  /** It was written from a brief: there was no email before. */
  readonly isComposed: boolean;
  readonly won: readonly ResultLine[];
  readonly taken: readonly ResultLine[];
  readonly unmoved: readonly ResultLine[];
};

/** The account of a result as the writer's choices leave it. What is put back keeps its place, to be kept again. */
export function resultAccount(
  { original_email: original, score, changes, brief }: Optimization,
  revision: Revision,
  { put_back }: RewriteChoices,
): ResultAccount {
  const draft = { value: score.original_score, lines: score.original_lines };
  const best = { value: score.optimized_score, lines: score.optimized_lines };
  const now = account<ScoredLine, Change>(draft, revision, changes);
  const winnable = new Map(
    account(draft, best, changes).won.map(({ rule, points }) => [rule, points]),
  );

  const toLine = (line: AccountLine<Change>): ResultLine => {
    const kept = line.changes.filter(({ id }) => !put_back.includes(id)).length;
    const isOff = line.points === 0 && kept === 0;
    return { ...line, kept, isOff, points: isOff ? (winnable.get(line.rule) ?? 0) : line.points };
  };
  const held = heldBy(revision);
  const unmoved = now.unmoved.map(toLine);
  const won = [...now.won.map(toLine), ...unmoved.filter(({ points }) => points > 0)];
  return {
    ...now,
    held,
    isUntouched:
      changes.length === 0 &&
      revision.subject === original.subject &&
      revision.body === original.body,
    isComposed: brief !== null,
    won: won.sort((a, b) => b.points - a.points),
    taken: now.taken.filter(({ rule }) => !held || ceilingOf(rule) === null).map(toLine),
    unmoved: unmoved.filter(({ points }) => points === 0),
  };
}
