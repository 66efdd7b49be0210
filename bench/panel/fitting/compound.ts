/**
 * Fits the sizes of losses that compound: `100 · exp(-Σ costs)`, where each rule's cost rises with
 * its severity and never falls, and the learned line's cost is `softplus(base - Σ weights / √words)`.
 * Least squares on the ratings, whole-batch Adam, no chance.
 */
export type Case = {
  readonly target: number;
  /** The severity of each rule that found something. */
  readonly severities: ReadonlyMap<string, number>;
  readonly words: readonly string[];
};

export type Fit = {
  /** The cost at each step of each rule, as a natural logarithm's worth of the score. */
  readonly costs: ReadonlyMap<string, readonly number[]>;
  readonly base: number;
  readonly weights: ReadonlyMap<string, number>;
};

type FitOptions = {
  readonly steps: ReadonlyMap<string, number>;
  readonly vocabulary: readonly string[];
  /** How dear a cost is, so that a rule without ground costs nothing. */
  readonly thrift: number;
  /** How dear the weights of words are. */
  readonly ridge: number;
  readonly rounds?: number;
};

type Row = {
  readonly target: number;
  readonly parts: readonly (readonly [column: number, share: number])[];
  readonly words: readonly number[];
  readonly scale: number;
};

/** How much of each step a severity has gone through. */
function stepShares(severity: number, steps: number): number[] {
  return Array.from({ length: steps }, (_, step) => Math.max(0, Math.min(1, severity - step)));
}

function softplus(value: number): number {
  return value > 30 ? value : Math.log1p(Math.exp(value));
}

export function fitCompound(cases: readonly Case[], options: FitOptions): Fit {
  const { steps, vocabulary, thrift, ridge, rounds = 600 } = options;
  const columns = new Map<string, number>();
  let width = 0;
  for (const [rule, count] of steps) {
    columns.set(rule, width);
    width += count;
  }
  const wordAt = new Map(vocabulary.map((word, index) => [word, index]));
  const rows = cases.map(({ target, severities, words }): Row => {
    const known = words.flatMap((word) => wordAt.get(word) ?? []);
    return {
      target,
      parts: [...severities].flatMap(([rule, severity]) =>
        stepShares(severity, steps.get(rule) ?? 0).flatMap((share, step) =>
          share > 0 ? [[(columns.get(rule) ?? 0) + step, share] as const] : [],
        ),
      ),
      words: known,
      scale: 1 / Math.sqrt(Math.max(20, known.length)),
    };
  });
  const costs = new Float64Array(width).fill(0.05);
  const weights = new Float64Array(vocabulary.length);
  const base = new Float64Array(1).fill(0.3);
  const groups = [costs, weights, base].map((values) => ({
    values,
    slope: new Float64Array(values.length),
    first: new Float64Array(values.length),
    second: new Float64Array(values.length),
  }));
  const [costGroup, weightGroup, baseGroup] = groups as [Group, Group, Group];
  for (let round = 1; round <= rounds; round += 1) {
    for (const { slope } of groups) slope.fill(0);
    for (const row of rows) {
      let cost = 0;
      for (const [column, share] of row.parts) cost += share * (costs[column] ?? 0);
      let sum = base[0] ?? 0;
      for (const word of row.words) sum -= row.scale * (weights[word] ?? 0);
      const guess = 100 * Math.exp(-cost - softplus(sum));
      // The slope of half the squared error, in hundredths so that the sizes of groups agree.
      const pull = (-(guess - row.target) * guess) / 10_000 / rows.length;
      for (const [column, share] of row.parts)
        costGroup.slope[column] = (costGroup.slope[column] ?? 0) + pull * share;
      const gate = 1 / (1 + Math.exp(-sum));
      baseGroup.slope[0] = (baseGroup.slope[0] ?? 0) + pull * gate;
      for (const word of row.words)
        weightGroup.slope[word] = (weightGroup.slope[word] ?? 0) - pull * gate * row.scale;
    }
    for (let index = 0; index < width; index += 1)
      costGroup.slope[index] = (costGroup.slope[index] ?? 0) + thrift;
    for (let index = 0; index < weights.length; index += 1)
      weightGroup.slope[index] = (weightGroup.slope[index] ?? 0) + ridge * (weights[index] ?? 0);
    const rate = round < rounds * 0.7 ? 0.02 : 0.005;
    for (const group of groups) step(group, round, rate);
    for (let index = 0; index < width; index += 1) costs[index] = Math.max(0, costs[index] ?? 0);
  }
  return {
    costs: new Map(
      [...steps].map(([rule, count]) => {
        const from = columns.get(rule) ?? 0;
        let sum = 0;
        return [rule, Array.from(costs.slice(from, from + count), (cost) => (sum += cost))];
      }),
    ),
    base: base[0] ?? 0,
    weights: new Map(vocabulary.map((word, index) => [word, weights[index] ?? 0])),
  };
}

type Group = {
  readonly values: Float64Array;
  readonly slope: Float64Array;
  readonly first: Float64Array;
  readonly second: Float64Array;
};

function step({ values, slope, first, second }: Group, round: number, rate: number): void {
  for (const [index, value] of slope.entries()) {
    const mean = 0.9 * (first[index] ?? 0) + 0.1 * value;
    const spread = 0.999 * (second[index] ?? 0) + 0.001 * value * value;
    first[index] = mean;
    second[index] = spread;
    const size = Math.sqrt(spread / (1 - 0.999 ** round)) + 1e-10;
    values[index] = (values[index] ?? 0) - (rate * (mean / (1 - 0.9 ** round))) / size;
  }
}

/** What a fit makes of an email, 0 to 100. */
export function guess(
  { costs, base, weights }: Fit,
  { severities, words }: Omit<Case, 'target'>,
): number {
  let cost = 0;
  for (const [rule, severity] of severities) cost += costAt(costs.get(rule) ?? [], severity);
  const known = words.filter((word) => weights.has(word));
  const scale = 1 / Math.sqrt(Math.max(20, known.length));
  const sum = known.reduce((left, word) => left - scale * (weights.get(word) ?? 0), base);
  return 100 * Math.exp(-cost - softplus(sum));
}

function costAt(steps: readonly number[], severity: number): number {
  return stepShares(severity, steps.length).reduce(
    (sum, share, step) => sum + share * ((steps[step] ?? 0) - (steps[step - 1] ?? 0)),
    0,
  );
}
