/** Linear models over sparse yes-or-no features, fitted whole-batch with Adam; no chance is involved. */
export type Example = { readonly features: readonly string[]; readonly targets: readonly number[] };

export type LinearModel = {
  readonly bias: readonly number[];
  readonly weights: ReadonlyMap<string, readonly number[]>;
};

type Options = {
  readonly loss: 'softmax' | 'squares';
  /** How dear weights are. */
  readonly ridge: number;
  /** In how many examples a feature must be, to be learned. */
  readonly least: number;
  readonly rounds?: number;
};

const rate = 0.05;

export function fitLinear(examples: readonly Example[], options: Options): LinearModel {
  const { loss, ridge, least, rounds = 250 } = options;
  const width = examples[0]?.targets.length ?? 1;
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const names = [...counts].filter(([, count]) => count >= least).map(([name]) => name);
  const indexOf = new Map(names.map((name, index) => [name, index]));
  const rows = examples.map(({ features }) =>
    features.flatMap((feature) => indexOf.get(feature) ?? []),
  );
  const size = (names.length + 1) * width;
  const bias = names.length * width;
  const [values, gradient, first, second] = [0, 1, 2, 3].map(() => new Float64Array(size)) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  for (let round = 1; round <= rounds; round += 1) {
    for (let index = 0; index < size; index += 1)
      gradient[index] = index < bias ? (2 * ridge * (values[index] ?? 0)) / examples.length : 0;
    for (const [at, row] of rows.entries()) {
      const targets = examples[at]?.targets ?? [];
      const outputs = Array.from({ length: width }, (_, k) => values[bias + k] ?? 0);
      for (const column of row)
        for (let k = 0; k < width; k += 1)
          outputs[k] = (outputs[k] ?? 0) + (values[column * width + k] ?? 0);
      const guesses = loss === 'softmax' ? softmax(outputs) : outputs;
      for (let k = 0; k < width; k += 1) {
        const step = ((guesses[k] ?? 0) - (targets[k] ?? 0)) / examples.length;
        gradient[bias + k] = (gradient[bias + k] ?? 0) + step;
        for (const column of row)
          gradient[column * width + k] = (gradient[column * width + k] ?? 0) + step;
      }
    }
    for (let index = 0; index < size; index += 1) {
      const slope = gradient[index] ?? 0;
      const mean = (first[index] = 0.9 * (first[index] ?? 0) + 0.1 * slope);
      const spread = (second[index] = 0.999 * (second[index] ?? 0) + 0.001 * slope * slope);
      const corrected = mean / (1 - 0.9 ** round);
      values[index] =
        (values[index] ?? 0) -
        (rate * corrected) / (Math.sqrt(spread / (1 - 0.999 ** round)) + 1e-9);
    }
  }
  return {
    bias: [...values.slice(bias)],
    weights: new Map(
      names.map((name, index) => [name, [...values.slice(index * width, (index + 1) * width)]]),
    ),
  };
}

export function applyLinear({ bias, weights }: LinearModel, features: readonly string[]): number[] {
  const outputs = [...bias];
  for (const feature of features)
    for (const [k, weight] of (weights.get(feature) ?? []).entries())
      outputs[k] = (outputs[k] ?? 0) + weight;
  return outputs;
}

export function softmax(outputs: readonly number[]): number[] {
  const most = Math.max(...outputs);
  const powers = outputs.map((output) => Math.exp(output - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}
