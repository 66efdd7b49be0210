import { FeatureKey, lengths, trashDays } from '@replysmith/contract';

const figure = /\{\{(.*?)\}\}/gu;
const plans = ['free', 'starter', 'pro'];

const known = new Set([
  ...plans.flatMap((plan) => ['price', ...FeatureKey.options].map((name) => `${plan}.${name}`)),
  ...Object.keys({ ...lengths, trashDays }).map((name) => `limits.${name}`),
]);

/** The figures of a text that nothing stands for. */
export function unknownFigures(text: string): string[] {
  return Array.from(text.matchAll(figure), ([, name = '']) => name).filter(
    (name) => !known.has(name),
  );
}
