import { z } from 'zod';

/** Why the coach wrote what a model was asked for; each with the sentence a person reads. */
export const engineReasons = {
  unreachable: 'The model could not be reached.',
  slow: 'The model did not answer in time.',
  busy: 'The model had too much to do.',
  failed: 'The model answered with an error.',
  cut_off: 'The model broke off in the middle.',
  unusable: 'What the model wrote could not be used.',
  worse: 'What the model wrote scored lower than your own text.',
  paused: 'The model has failed several times and is being rested.',
  spent: 'Today’s allowance for the model is used up.',
} as const;
export type EngineReason = keyof typeof engineReasons;

const reasons = Object.keys(engineReasons) as [EngineReason, ...EngineReason[]];

/** Who wrote a text, whatever it is. Scores are the coach's in any case. */
export const Authorship = z.object({
  engine: z.enum(['coach', 'model']),
  /** The model's name as its provider knows it; null for the coach. */
  model: z.string().nullable().default(null),
  /** Why the coach stepped in for a model; null when nobody had to. */
  engine_reason: z.enum(reasons).nullable().default(null),
});
export type Authorship = z.infer<typeof Authorship>;

/** Whoever was promised a model and got the coach owes nothing, unless the allowance was spent. */
export function isCounted({ engine_reason: reason }: Pick<Authorship, 'engine_reason'>): boolean {
  return reason === null || reason === 'spent';
}
