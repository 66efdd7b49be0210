/**
 * Fits the sizes of losses that compound: `100 · exp(-Σ costs)`, where each rule's cost rises with
 * its severity and never falls. Least squares on the ratings, whole-batch Adam, no chance.
 */
export type Case = {
  readonly target: number;
  /** The severity of each rule that found something. */
  readonly severities: ReadonlyMap<string, number>;
  /** How much the case counts. */
  readonly weight: number;
};

/** The cost at each step of each rule, as a logarithm of the score. */
export type Costs = ReadonlyMap<string, readonly number[]>;

type FitOptions = {
  readonly steps: ReadonlyMap<string, number>;
  /** The penalty on costs, so that a rule without effect costs nothing. */
  readonly thrift: number;
  /** The penalty on uneven costs, so that correlated rules share theirs. */
  readonly evenness: number;
  /** Fixed costs. */
  readonly held?: Costs;
  readonly rounds?: number;
};

type Row = {
  readonly target: number;
  readonly weight: number;
  readonly parts: readonly (readonly [column: number, share: number])[];
};

/** How much of each step a severity has gone through. */
function stepShares(severity: number, steps: number): number[] {
  return Array.from({ length: steps }, (_, step) => Math.max(0, Math.min(1, severity - step)));
}

export function fitCosts(
  cases: readonly Case[],
  { steps, thrift, evenness, held: known = new Map(), rounds = 1200 }: FitOptions,
): Costs {
  const columns = new Map<string, number>();
  let width = 0;
  for (const [rule, count] of steps) {
    columns.set(rule, width);
    width += count;
  }
  const all = cases.reduce((sum, { weight }) => sum + weight, 0);
  const rows = cases.map(({ target, severities, weight }): Row => ({
    target,
    weight: weight / all,
    parts: [...severities].flatMap(([rule, severity]) =>
      stepShares(severity, steps.get(rule) ?? 0).flatMap((share, step) =>
        share > 0 ? [[(columns.get(rule) ?? 0) + step, share] as const] : [],
      ),
    ),
  }));
  const costs = new Float64Array(width).fill(0.05);
  const held = new Map<number, number>();
  for (const [rule, column] of columns)
    for (const [step, cost] of (known.get(rule) ?? []).entries())
      held.set(column + step, cost - (known.get(rule)?.[step - 1] ?? 0));
  for (const [column, cost] of held) costs[column] = cost;
  const slope = new Float64Array(width);
  const first = new Float64Array(width);
  const second = new Float64Array(width);
  for (let round = 1; round <= rounds; round += 1) {
    for (const [index, cost] of costs.entries()) slope[index] = thrift + evenness * cost;
    for (const { target, weight, parts } of rows) {
      let cost = 0;
      for (const [column, share] of parts) cost += share * (costs[column] ?? 0);
      const guess = 100 * Math.exp(-cost);
      // The slope of half the squared error, in hundredths.
      const pull = (-(guess - target) * guess * weight) / 10_000;
      for (const [column, share] of parts) slope[column] = (slope[column] ?? 0) + pull * share;
    }
    const rate = round < rounds * 0.7 ? 0.02 : 0.004;
    for (const [index, value] of slope.entries()) {
      const mean = 0.9 * (first[index] ?? 0) + 0.1 * value;
      const spread = 0.999 * (second[index] ?? 0) + 0.001 * value * value;
      first[index] = mean;
      second[index] = spread;
      const size = Math.sqrt(spread / (1 - 0.999 ** round)) + 1e-10;
      const moved = (costs[index] ?? 0) - (rate * (mean / (1 - 0.9 ** round))) / size;
      costs[index] = held.get(index) ?? Math.max(0, moved);
    }
  }
  return new Map(
    [...steps].map(([rule, count]) => {
      const from = columns.get(rule) ?? 0;
      let sum = 0;
      return [rule, Array.from(costs.slice(from, from + count), (cost) => (sum += cost))];
    }),
  );
}

/** What fitted costs make of an email, 0 to 100. */
export function guess(costs: Costs, severities: ReadonlyMap<string, number>): number {
  let cost = 0;
  for (const [rule, severity] of severities) {
    const steps = costs.get(rule) ?? [];
    for (const [step, share] of stepShares(severity, steps.length).entries())
      cost += share * ((steps[step] ?? 0) - (steps[step - 1] ?? 0));
  }
  return 100 * Math.exp(-cost);
}
