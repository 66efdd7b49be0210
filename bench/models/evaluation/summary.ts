import type { RepairKind } from '@replysmith/coach';
import { quantile } from '../../numbers.ts';
import { factKinds, type FactKind, type ReaderName } from './facts.ts';
import type { Judged, Passage } from './judge.ts';

/** In units of money per million tokens. */
type Prices = { readonly in: number; readonly out: number };
export type PricesOf = (model: string) => Prices | null;

type Spread = readonly [number, number, number];

type Quality = {
  readonly emails: number;
  /** The lower quartile, the median, the upper quartile. */
  readonly before: Spread;
  readonly after: Spread;
  readonly gain: Spread;
  /** Of all, from 0 to 1: those that won points, and those that score 80 or more after. */
  readonly share_rise: number;
  readonly share_strong: number;
};

/** What one reader of facts found in all that people were given, and in what was written. */
type FactSummary = {
  readonly share_kept: number;
  /** NaN where there are none of the kind. */
  readonly share_kept_by_kind: Readonly<Record<FactKind, number>>;
  /** Before the coach put back what was lost. */
  readonly share_kept_as_written: number;
  readonly invented: number;
  readonly invented_as_written: number;
  readonly emails_with_inventions_as_written: number;
};

export type Summary = {
  readonly model: string;
  readonly emails: number;
  readonly by_model: number;
  readonly by_coach: number;
  /** How often the coach stepped in, or nothing was answered, by reason. */
  readonly reasons: Readonly<Record<string, number>>;
  /** Of the texts that came to the product's gate, and how much it mended in them, by kind. */
  readonly gate: Readonly<Record<Passage, number>>;
  readonly repaired: Readonly<Record<RepairKind, number>>;
  /** What the named one wrote itself, and all that people were given. */
  readonly own: Quality;
  readonly given: Quality;
  /** Of what it wrote itself, beside the coach's rewrite of the same email. */
  readonly beside_coach: Readonly<Record<'better' | 'same' | 'worse', number>>;
  readonly facts: Readonly<Record<ReaderName, FactSummary>>;
  readonly torn: number;
  readonly torn_as_written: number;
  readonly blanks_per_email: number;
  readonly words: { readonly before: number; readonly after: number };
  /** Median and the 95th of 100; null where no text came before the answer. */
  readonly first_ms: readonly [number, number] | null;
  readonly total_ms: readonly [number, number];
  readonly input_tokens: number;
  readonly output_tokens: number;
  readonly cost_per_email: number | null;
};

const strong = 80;

export function summarise(
  model: string,
  judged: readonly Judged[],
  { coach, prices }: { readonly coach: readonly Judged[]; readonly prices: Prices | null },
): Summary {
  const of = (engine: Judged['engine']) => judged.filter((one) => one.engine === engine);
  const own = of(model === 'coach' ? 'coach' : 'model');
  const gated = model === 'coach' ? own : judged.filter(isByModel);
  const firsts = judged.flatMap(({ first_ms }) => first_ms ?? []);
  const input_tokens = total(judged, (one) => one.input_tokens);
  const output_tokens = total(judged, (one) => one.output_tokens);
  const cost = prices && (input_tokens * prices.in + output_tokens * prices.out) / 1_000_000;
  const passed = (passage: Passage) => gated.filter((one) => one.passage === passage).length;
  const repaired = (kind: RepairKind) => total(gated, (one) => one.repaired[kind] ?? 0);
  return {
    model,
    emails: judged.length,
    by_model: of('model').length,
    by_coach: of('coach').length,
    reasons: countReasons(judged),
    gate: { whole: passed('whole'), part: passed('part'), none: passed('none') },
    repaired: {
      claim: repaired('claim'),
      fact: repaired('fact'),
      token: repaired('token'),
      chatter: repaired('chatter'),
      markup: repaired('markup'),
    },
    own: qualityOf(own),
    given: qualityOf(judged),
    beside_coach: compare(own, coach),
    facts: { bench: factsOf(judged, 'bench'), coach: factsOf(judged, 'coach') },
    torn: total(judged, (one) => one.torn),
    torn_as_written: total(judged, (one) => one.torn_as_written),
    blanks_per_email: total(own, (one) => one.blanks_added) / own.length,
    words: {
      before: median(own.map((one) => one.words_before)),
      after: median(own.flatMap((one) => one.words_after ?? [])),
    },
    first_ms: firsts.length > 0 ? medianAnd95th(firsts) : null,
    total_ms: medianAnd95th(judged.map((one) => one.total_ms)),
    input_tokens,
    output_tokens,
    cost_per_email: cost === null ? null : cost / judged.length,
  };
}

/** Written by the model, or by the coach because its gate refused what the model wrote. */
function isByModel({ engine, passage }: Judged): boolean {
  return engine === 'model' || passage === 'none';
}

function total(judged: readonly Judged[], pick: (one: Judged) => number | null): number {
  return judged.reduce((sum, one) => sum + (pick(one) ?? 0), 0);
}

function factsOf(judged: readonly Judged[], reader: ReaderName): FactSummary {
  const finished = judged.filter((one) => one.facts[reader].kept_as_written !== null);
  const sum = (pick: 'held' | 'kept', kinds: readonly FactKind[], among = judged) =>
    kinds.reduce((all, kind) => all + total(among, (one) => one.facts[reader][pick][kind]), 0);
  const share = (kinds: readonly FactKind[]) => sum('kept', kinds) / sum('held', kinds);
  return {
    share_kept: share(factKinds),
    share_kept_by_kind: {
      figure: share(['figure']),
      name: share(['name']),
      link: share(['link']),
      tag: share(['tag']),
      quotation: share(['quotation']),
    },
    share_kept_as_written:
      total(finished, (one) => one.facts[reader].kept_as_written) /
      sum('held', factKinds, finished),
    invented: total(judged, (one) => one.facts[reader].invented),
    invented_as_written: total(judged, (one) => one.facts[reader].invented_as_written),
    emails_with_inventions_as_written: judged.filter((one) => one.facts[reader].invented_as_written)
      .length,
  };
}

function qualityOf(judged: readonly Judged[]): Quality {
  const scored = judged.flatMap(({ before, after }) =>
    before === null || after === null ? [] : { before, after, gain: after - before },
  );
  const quartiles = (pick: 'before' | 'after' | 'gain'): Spread => {
    const values = scored.map((one) => one[pick]);
    return [quantile(values, 0.25), quantile(values, 0.5), quantile(values, 0.75)];
  };
  const share = (matches: (typeof scored)[number][]) => matches.length / scored.length;
  return {
    emails: scored.length,
    before: quartiles('before'),
    after: quartiles('after'),
    gain: quartiles('gain'),
    share_rise: share(scored.filter(({ gain }) => gain > 0)),
    share_strong: share(scored.filter(({ after }) => after >= strong)),
  };
}

function compare(own: readonly Judged[], coach: readonly Judged[]): Summary['beside_coach'] {
  const byCoach = new Map(coach.map(({ id, after }) => [id, after]));
  const ahead = own.flatMap(({ id, after }) => {
    const other = byCoach.get(id) ?? null;
    return after === null || other === null ? [] : Math.sign(after - other);
  });
  const count = (sign: number) => ahead.filter((one) => one === sign).length;
  return { better: count(1), same: count(0), worse: count(-1) };
}

function countReasons(judged: readonly Judged[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { reason } of judged) if (reason !== null) counts[reason] = (counts[reason] ?? 0) + 1;
  return counts;
}

const median = (numbers: readonly number[]) => quantile(numbers, 0.5);
const medianAnd95th = (numbers: readonly number[]) =>
  [median(numbers), quantile(numbers, 0.95)] as const;

/**
 * Reads prices per million tokens: one for all models, or one for each in their order. Null for
 * every model when none is given.
 */
export function readPrices(
  models: readonly string[],
  priceIn: string | undefined,
  priceOut: string | undefined,
): PricesOf {
  if (priceIn === undefined && priceOut === undefined) return () => null;
  const [ins, outs] = [priceIn ?? '', priceOut ?? ''].map((list) => numbersOf(list, models));
  return (model) => {
    const at = models.indexOf(model);
    return { in: ins?.[at] ?? 0, out: outs?.[at] ?? 0 };
  };
}

function numbersOf(list: string, models: readonly string[]): number[] {
  const numbers = list.split(',').map((text) => (text.trim() === '' ? NaN : Number(text)));
  const all = numbers.length === 1 ? models.map(() => numbers[0] ?? NaN) : numbers;
  if (all.length === models.length && all.every((price) => price >= 0)) return all;
  throw new Error('Give --price-in and --price-out: one price, or one for each model.');
}
