import { middle } from '@replysmith/coach/score';

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

export function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
