import { middle } from '@replysmith/coach/score';
import { round } from '../../numbers.ts';

/**
 * Ridge regression of many targets on sparse rows, through the rows' products with each other: there
 * are far fewer emails than features. A row's weight says how much it counts.
 */
export type SparseRow = ReadonlyMap<number, number>;

type RidgeFit = {
  /** The mean of each target over the rows. */
  readonly means: readonly number[];
  /** By feature, one weight a target. */
  readonly weights: ReadonlyMap<number, readonly number[]>;
};

/** The products of all rows with each other. */
export function gramMatrix(rows: readonly SparseRow[]): Float64Array[] {
  const byFeature = new Map<number, [row: number, value: number][]>();
  for (const [row, features] of rows.entries()) {
    for (const [feature, value] of features) {
      const entry = byFeature.get(feature);
      if (entry) entry.push([row, value]);
      else byFeature.set(feature, [[row, value]]);
    }
  }
  const gram = rows.map(() => new Float64Array(rows.length));
  for (const entries of byFeature.values()) {
    for (const [one, value] of entries) {
      const line = gram[one];
      if (!line) continue;
      for (const [other, otherValue] of entries) line[other] = at(line, other) + value * otherValue;
    }
  }
  return gram;
}

type Sample = {
  /** The rows that are learned from, as indexes into the gram matrix. */
  readonly rows: readonly number[];
  readonly targets: readonly (readonly number[])[];
  readonly weights: readonly number[];
  /** Differences between altered and original emails: no target may fall because of them. */
  readonly idle: readonly number[];
};

type System = { readonly ridge: number; readonly idleWeight: number };

type Dual = {
  readonly rows: readonly number[];
  readonly means: readonly number[];
  readonly shares: readonly Float64Array[];
};

/** Iterations that pull falling rows back. */
const rounds = 12;

/** How much each learned row adds to a guess, one list a target. */
export function solveRidge(
  gram: readonly Float64Array[],
  { rows, targets, weights, idle }: Sample,
  { ridge, idleWeight }: System,
): Dual {
  const count = targets[0]?.length ?? 0;
  const sum = rows.reduce((total, row) => total + (weights[row] ?? 1), 0);
  const means = Array.from({ length: count }, (_, target) =>
    rows.reduce(
      (total, row) => total + ((weights[row] ?? 1) * (targets[row]?.[target] ?? 0)) / sum,
      0,
    ),
  );
  const all = [...rows, ...idle];
  const system = all.map((row, index) => {
    const line = Float64Array.from(all, (other) => at(gram[row], other));
    const weight = index < rows.length ? (weights[row] ?? 1) : idleWeight;
    line[index] = at(line, index) + ridge / weight;
    return line;
  });
  const factor = cholesky(system);
  const shares = means.map((mean, target) => {
    const right = Float64Array.from(all, (row, index) =>
      index < rows.length ? (targets[row]?.[target] ?? 0) - mean : 0,
    );
    let solved = solveFactored(factor, right);
    for (let round = 0; round < rounds && idle.length > 0; round += 1) {
      // Rising is fine: only falls are penalized.
      for (let index = rows.length; index < all.length; index += 1)
        right[index] = Math.max(0, at(right, index) - (ridge / idleWeight) * at(solved, index));
      solved = solveFactored(factor, right);
    }
    return solved;
  });
  return { rows: all, means, shares };
}

/** What a fit makes of any row of the gram matrix, one value a target. */
export function guessRidge(
  gram: readonly Float64Array[],
  { rows, means, shares }: Dual,
  row: number,
): number[] {
  const products = gram[row];
  return means.map((mean, target) =>
    rows.reduce(
      (sum, learned, index) => sum + at(products, learned) * at(shares[target], index),
      mean,
    ),
  );
}

/** The weights of the features themselves. */
export function primalWeights(
  features: readonly SparseRow[],
  { rows, means, shares }: Dual,
): RidgeFit {
  const weights = new Map<number, number[]>();
  for (const [index, row] of rows.entries()) {
    for (const [feature, value] of features[row] ?? []) {
      const entry = weights.get(feature) ?? means.map(() => 0);
      for (const [target, share] of shares.entries())
        entry[target] = (entry[target] ?? 0) + value * at(share, index);
      weights.set(feature, entry);
    }
  }
  return { means, weights };
}

/** The lower triangle whose product with its mirror is the matrix, which must be positive. */
function cholesky(matrix: readonly Float64Array[]): Float64Array[] {
  const factor: Float64Array[] = [];
  for (const [row, line] of matrix.entries()) {
    const made = new Float64Array(row + 1);
    for (let column = 0; column <= row; column += 1) {
      const above = column === row ? made : (factor[column] ?? made);
      let sum = at(line, column);
      for (let index = 0; index < column; index += 1) sum -= at(made, index) * at(above, index);
      made[column] = column === row ? Math.sqrt(sum) : sum / at(above, column);
    }
    factor.push(made);
  }
  return factor;
}

function solveFactored(factor: readonly Float64Array[], right: Float64Array): Float64Array {
  const solved = right.slice();
  for (const [row, line] of factor.entries()) {
    let sum = at(solved, row);
    for (let column = 0; column < row; column += 1) sum -= at(line, column) * at(solved, column);
    solved[row] = sum / at(line, row);
  }
  for (let row = factor.length - 1; row >= 0; row -= 1) {
    const line = factor[row];
    const value = at(solved, row) / at(line, row);
    solved[row] = value;
    for (let column = 0; column < row; column += 1)
      solved[column] = at(solved, column) - at(line, column) * value;
  }
  return solved;
}

function at(values: Float64Array | undefined, index: number): number {
  return values?.[index] ?? 0;
}

/** The weights of one target over all features, for many more rows than a gram matrix could hold: conjugate gradients. */
export function descend(
  rows: readonly SparseRow[],
  target: readonly number[],
  width: number,
  ridge: number,
  rounds = 60,
): { readonly mean: number; readonly weights: Float64Array } {
  const mean = target.reduce((sum, value) => sum + value, 0) / Math.max(1, rows.length);
  /** XᵀX v + ridge · v */
  const apply = (vector: Float64Array): Float64Array => {
    const made = vector.map((value) => ridge * value);
    for (const row of rows) {
      let product = 0;
      for (const [feature, value] of row) product += value * at(vector, feature);
      for (const [feature, value] of row) made[feature] = at(made, feature) + value * product;
    }
    return made;
  };
  const residual = new Float64Array(width);
  for (const [index, row] of rows.entries())
    for (const [feature, value] of row)
      residual[feature] = at(residual, feature) + value * ((target[index] ?? 0) - mean);
  const weights = new Float64Array(width);
  const direction = residual.slice();
  let size = dot(residual, residual);
  for (let round = 0; round < rounds && size > 1e-9; round += 1) {
    const moved = apply(direction);
    const step = size / dot(direction, moved);
    for (let index = 0; index < width; index += 1) {
      weights[index] = at(weights, index) + step * at(direction, index);
      residual[index] = at(residual, index) - step * at(moved, index);
    }
    const next = dot(residual, residual);
    for (let index = 0; index < width; index += 1)
      direction[index] = at(residual, index) + (next / size) * at(direction, index);
    size = next;
  }
  return { mean, weights };
}

function dot(one: Float64Array, other: Float64Array): number {
  return one.reduce((sum, value, index) => sum + value * at(other, index), 0);
}

/** The range of steps on each side; larger weights are clipped. */
const steps = 45;
const keptShare = 0.9995;

/** Weights as letters, and how much a step is worth. */
export function asLetters(weights: readonly number[]): { scale: number; weights: string } {
  const sizes = weights.map(Math.abs).toSorted((one, other) => one - other);
  const scale = (sizes[Math.floor(keptShare * sizes.length)] ?? 1) / steps || 1;
  const letterOf = (weight: number) =>
    String.fromCharCode(middle + Math.max(-steps, Math.min(steps, Math.round(weight / scale))));
  return { scale: round(scale, 7), weights: weights.map(letterOf).join('') };
}
