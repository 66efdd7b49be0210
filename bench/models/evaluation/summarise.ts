import { quantile } from '../../coach/figures.ts';
import type { Judged } from './judge-outcome.ts';

/** In units of money per million tokens. */
export type Prices = { readonly in: number; readonly out: number };

type Quality = {
  readonly emails: number;
  /** Points won: the lower quartile, the median, the upper quartile. */
  readonly gain: readonly [number, number, number];
  /** Of all, from 0 to 1: those that won points, and those that score 80 or more after. */
  readonly share_rise: number;
  readonly share_strong: number;
};

export type Summary = {
  readonly model: string;
  readonly emails: number;
  readonly by_model: number;
  readonly by_coach: number;
  /** How often the coach stepped in, or nothing was answered, by reason. */
  readonly reasons: Readonly<Record<string, number>>;
  /** What the named one wrote itself, and all that people were given. */
  readonly own: Quality;
  readonly given: Quality;
  /** Of what it wrote itself, beside the coach's rewrite of the same email. */
  readonly beside_coach: { readonly better: number; readonly same: number; readonly worse: number };
  readonly share_facts_kept: number;
  /** Before the coach put back what was lost. */
  readonly share_facts_kept_as_written: number;
  readonly emails_with_inventions_written: number;
  readonly inventions_written: number;
  readonly inventions_left: number;
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
  const finished = judged.filter((one) => one.facts_kept_as_written !== null);
  const total = (pick: (one: Judged) => number | null, among = judged) =>
    among.reduce((sum, one) => sum + (pick(one) ?? 0), 0);
  const firsts = judged.flatMap(({ first_ms }) => first_ms ?? []);
  const input_tokens = total((one) => one.input_tokens);
  const output_tokens = total((one) => one.output_tokens);
  const cost = prices && (input_tokens * prices.in + output_tokens * prices.out) / 1_000_000;
  return {
    model,
    emails: judged.length,
    by_model: of('model').length,
    by_coach: of('coach').length,
    reasons: countReasons(judged),
    own: qualityOf(own),
    given: qualityOf(judged),
    beside_coach: compare(own, coach),
    share_facts_kept: total((one) => one.facts_kept) / total((one) => one.facts),
    share_facts_kept_as_written:
      total((one) => one.facts_kept_as_written, finished) / total((one) => one.facts, finished),
    emails_with_inventions_written: judged.filter((one) => one.inventions_written).length,
    inventions_written: total((one) => one.inventions_written),
    inventions_left: total((one) => one.inventions_left),
    blanks_per_email: total((one) => one.blanks_added, own) / own.length,
    words: {
      before: median(own.map((one) => one.words_before)),
      after: median(own.flatMap((one) => one.words_after ?? [])),
    },
    first_ms: firsts.length > 0 ? spread(firsts) : null,
    total_ms: spread(judged.map((one) => one.total_ms)),
    input_tokens,
    output_tokens,
    cost_per_email: cost === null ? null : cost / judged.length,
  };
}

function qualityOf(judged: readonly Judged[]): Quality {
  const scored = judged.flatMap(({ before, after }) =>
    before === null || after === null ? [] : { gain: after - before, after },
  );
  const gains = scored.map(({ gain }) => gain);
  const share = (matches: (typeof scored)[number][]) => matches.length / scored.length;
  return {
    emails: scored.length,
    gain: [quantile(gains, 0.25), quantile(gains, 0.5), quantile(gains, 0.75)],
    share_rise: share(scored.filter(({ gain }) => gain > 0)),
    share_strong: share(scored.filter(({ after }) => after >= strong)),
  };
}

function compare(own: readonly Judged[], coach: readonly Judged[]): Summary['beside_coach'] {
  const byCoach = new Map(coach.map(({ name, after }) => [name, after]));
  const ahead = own.flatMap(({ name, after }) => {
    const other = byCoach.get(name) ?? null;
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
const spread = (numbers: readonly number[]) => [median(numbers), quantile(numbers, 0.95)] as const;
