import { account, type Account, type AccountLine } from '@replysmith/coach';
import type { Optimization, RewriteChoices } from '@replysmith/contract';
import { revise, type Revision, type ScoredLine } from '../choices/revise.ts';

export type Change = Optimization['changes'][number];

export type ResultLine = AccountLine<Change> & {
  /** How many of its changes are kept. */
  readonly kept: number;
  /** Put back: it counts for nothing, and `points` is what keeping its changes would win. */
  readonly isOff: boolean;
  /** Whether what was filled in moved it: all that it moved, a part, or nothing of it. */
  readonly filled: 'all' | 'part' | 'nothing';
};

export type ResultAccount = Pick<
  Account<ScoredLine, Change>,
  'before' | 'value' | 'lost' | 'numbers'
> & {
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
  result: Optimization,
  revision: Revision,
  choices: RewriteChoices,
): ResultAccount {
  const { original_email: original, score, changes, brief } = result;
  const { put_back } = choices;
  const draft = { value: score.original_score, lines: score.original_lines };
  const best = { value: score.optimized_score, lines: score.optimized_lines };
  const now = account<ScoredLine, Change>(draft, revision, changes);
  const winnable = new Map(
    account(draft, best, changes).won.map(({ rule, points }) => [rule, points]),
  );
  const beforeFilling = isFilled(choices)
    ? account(draft, revise(result, { ...choices, blanks: {} }), changes)
    : now;
  const movedBefore = new Map(
    [...beforeFilling.won, ...beforeFilling.taken].map(({ rule, points }) => [rule, points]),
  );

  const toLine = (line: AccountLine<Change>): ResultLine => {
    const kept = line.changes.filter(({ id }) => !put_back.includes(id)).length;
    const isOff = line.points === 0 && kept === 0;
    const filled = filledPart(line.points, movedBefore.get(line.rule) ?? 0);
    return {
      ...line,
      kept,
      isOff,
      filled,
      points: isOff ? (winnable.get(line.rule) ?? 0) : line.points,
    };
  };
  const unmoved = now.unmoved.map(toLine);
  const won = [...now.won.map(toLine), ...unmoved.filter(({ points }) => points > 0)];
  return {
    ...now,
    isUntouched:
      changes.length === 0 &&
      revision.subject === original.subject &&
      revision.body === original.body,
    isComposed: brief !== null,
    won: won.sort((a, b) => b.points - a.points),
    taken: now.taken.map(toLine),
    unmoved: unmoved.filter(({ points }) => points === 0),
  };
}

function isFilled({ blanks }: RewriteChoices): boolean {
  return Object.values(blanks).some((value) => value.trim() !== '');
}

function filledPart(points: number, beforeFilling: number): ResultLine['filled'] {
  if (points === beforeFilling) return 'nothing';
  return beforeFilling === 0 ? 'all' : 'part';
}
