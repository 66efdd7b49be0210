import type { UseCase } from '../../config/ai.ts';

/** Characters of an answer, its JSON included; what is longer than any honest one is refused. */
export const longestAnswers: Readonly<Record<UseCase, number>> = {
  // An email that a model rewrites has a third of it.
  rewrite: 60_000,
  answer: 12_000,
  recipient: 12_000,
  subjects: 6_000,
  sequence: 20_000,
  help: 4_000,
};
