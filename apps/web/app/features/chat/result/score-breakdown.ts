import type { Breakdown, BreakdownLine, WeighedBlank } from '@replysmith/coach';
import { breakdownOf } from '@replysmith/coach/light';
import type { Optimization, RewriteChoices } from '@replysmith/contract';
import type { RevisedResult, ScoredLine } from '../../../data/coach/answers.ts';
import { answered } from '../changes/choices.ts';

type Change = Optimization['changes'][number];

/** The parts of a result that answer a ledger line: changes, offers and questions. */
type Part = {
  readonly rule: string;
  readonly change?: Change;
  readonly offer?: string;
  readonly question?: string;
};

export type ResultLine = Omit<BreakdownLine, 'changes'> & {
  readonly changes: readonly Change[];
  /** How many of its changes are kept. */
  readonly retained: number;
  /** How many of its offers are accepted. */
  readonly offers: number;
  /** Whether its question is answered. */
  readonly isAnswered: boolean;
  /**
   * Its changes are put back, so it counts for nothing, and `points` is what keeping them would
   * win.
   */
  readonly isOff: boolean;
  /** How much of the difference comes from what the writer accepted and filled in. */
  readonly own: 'all' | 'part' | 'nothing';
};

export type ScoreBreakdown = Pick<
  Breakdown<ScoredLine, Part>,
  'before' | 'value' | 'lost' | 'numbers'
> & {
  /** Neither the coach nor the writer changed anything. */
  readonly isUntouched: boolean;
  /** It was written from a brief, so there was no email before. */
  readonly isComposed: boolean;
  readonly won: readonly ResultLine[];
  readonly taken: readonly ResultLine[];
  readonly unmoved: readonly ResultLine[];
};

/** The breakdown of a result as the writer's choices leave it. What is put back keeps its place, to be kept again. */
export function scoreBreakdown({
  result,
  revision,
  byChanges: withChanges,
  choices,
}: Pick<RevisedResult, 'result' | 'revision' | 'byChanges' | 'choices'>): ScoreBreakdown {
  const { original_email: original, score, changes, brief } = result;
  const { put_back, taken } = choices;
  const answers = answered(choices);
  // All parts are numbered in advance, so that accepting one does not renumber others.
  const parts = partsOf(result);
  const draft = { value: score.original_score, lines: score.original_lines };
  const best = { value: score.optimized_score, lines: score.optimized_lines };
  const now = breakdownOf<ScoredLine, Part>(draft, revision, parts);
  const winnable = new Map(
    breakdownOf(draft, best, changes).won.map(({ rule, points }) => [rule, points]),
  );
  const byChanges = hasOwn(choices) ? breakdownOf(draft, withChanges, parts) : now;
  const movedByChanges = new Map(
    [...byChanges.won, ...byChanges.taken].map(({ rule, points }) => [rule, points]),
  );

  const toLine = ({ changes: ofLine, ...line }: BreakdownLine<Part>): ResultLine => {
    const own = ofLine.flatMap(({ change }) => change ?? []);
    const retained = own.filter(({ id }) => !put_back.includes(id)).length;
    const offers = ofLine.filter(({ offer }) => offer && taken.includes(offer)).length;
    const isAnswered = ofLine.some(({ question }) => question && answers.includes(question));
    const isOff = line.points === 0 && retained === 0 && offers === 0 && !isAnswered;
    return {
      ...{ ...line, changes: own, retained, offers, isAnswered, isOff },
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

/** What filling all open blanks would win. */
export function openWins(blanks: readonly Pick<WeighedBlank, 'wins' | 'won'>[]): number {
  return blanks.reduce((sum, { wins, won }) => sum + (won === null ? wins : 0), 0);
}
