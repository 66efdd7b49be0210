import {
  type Breakdown,
  type BreakdownLine,
  type WeighedBlank,
  breakdownOf,
} from '@replysmith/coach';
import type { Optimization, RewriteChoices } from '@replysmith/contract';
import { type ScoredLine, answered } from '../changes/choices.ts';
import { type Revision, revise } from '../changes/revise.ts';

type Change = Optimization['changes'][number];

/** What a result has that answers a ledger line: a change, or what the writer may take or answer besides. */
type Part = {
  readonly rule: string;
  readonly change?: Change;
  readonly offer?: string;
  readonly question?: string;
};

export type ResultLine = Omit<BreakdownLine, 'changes'> & {
  readonly changes: readonly Change[];
  /** How many of its changes are kept. */
  readonly kept: number;
  /** How many offers that answer it are taken. */
  readonly offers: number;
  /** Whether the question that answers it has an answer. */
  readonly isAnswered: boolean;
  /** Put back: it counts for nothing, and `points` is what keeping its changes would win. */
  readonly isOff: boolean;
  /** Whether what the writer took and filled in moved it: all that it moved, a part, or nothing of it. */
  readonly own: 'all' | 'part' | 'nothing';
};

export type ScoreBreakdown = Pick<
  Breakdown<ScoredLine, Part>,
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

/** The breakdown of a result as the writer's choices leave it. What is put back keeps its place, to be kept again. */
export function scoreBreakdown(
  result: Optimization,
  revision: Revision,
  choices: RewriteChoices,
): ScoreBreakdown {
  const { original_email: original, score, changes, brief } = result;
  const { put_back, taken } = choices;
  const answers = answered(choices);
  // All that there is has its number, so that taking one changes none.
  const parts = partsOf(result);
  const draft = { value: score.original_score, lines: score.original_lines };
  const best = { value: score.optimized_score, lines: score.optimized_lines };
  const now = breakdownOf<ScoredLine, Part>(draft, revision, parts);
  const winnable = new Map(
    breakdownOf(draft, best, changes).won.map(({ rule, points }) => [rule, points]),
  );
  const byChanges = hasOwn(choices)
    ? breakdownOf(draft, revise(result, { ...choices, blanks: {}, answers: {}, taken: [] }), parts)
    : now;
  const movedByChanges = new Map(
    [...byChanges.won, ...byChanges.taken].map(({ rule, points }) => [rule, points]),
  );

  const toLine = ({ changes: ofLine, ...line }: BreakdownLine<Part>): ResultLine => {
    const own = ofLine.flatMap(({ change }) => change ?? []);
    const kept = own.filter(({ id }) => !put_back.includes(id)).length;
    const offers = ofLine.filter(({ offer }) => offer && taken.includes(offer)).length;
    const isAnswered = ofLine.some(({ question }) => question && answers.includes(question));
    const isOff = line.points === 0 && kept === 0 && offers === 0 && !isAnswered;
    return {
      ...{ ...line, changes: own, kept, offers, isAnswered, isOff },
      own: ownPart(line.points, movedByChanges.get(line.rule) ?? 0),
      points: isOff ? (winnable.get(line.rule) ?? 0) : line.points,
    };
  };
  const unmoved = now.unmoved
    .map(toLine)
    .filter((line) => line.changes.length > 0 || line.offers > 0 || line.isAnswered);
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

function partsOf({ changes, offers, questions }: Optimization): Part[] {
  return [
    ...changes.map((change) => ({ rule: change.rule, change })),
    ...offers.map(({ id, rule }) => ({ rule, offer: id })),
    ...questions.map(({ id }) => ({ rule: id, question: id })),
  ];
}

function hasOwn({ blanks, answers, taken }: RewriteChoices): boolean {
  const written = [...Object.values(blanks), ...Object.values(answers)];
  return taken.length > 0 || written.some((value) => value.trim() !== '');
}

function ownPart(points: number, byChanges: number): ResultLine['own'] {
  if (points === byChanges) return 'nothing';
  return byChanges === 0 ? 'all' : 'part';
}

/** What filling every blank that is still open wins. */
export function openWins(blanks: readonly Pick<WeighedBlank, 'wins' | 'won'>[]): number {
  return blanks.reduce((sum, { wins, won }) => sum + (won === null ? wins : 0), 0);
}
