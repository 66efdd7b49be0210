import type { DeepPartial } from 'ai';
import type { z } from 'zod';
import type { UseCase } from '../../config/ai.ts';
import type { ModelUsage } from '../../ports/ai.ts';

export type ModelCall<T> = {
  readonly useCase: UseCase;
  /** Our instructions. An answer that quotes eight words of them in a row is refused, so what an
      answer may quote (articles, the writer's own words) belongs in `prompt`. */
  readonly system: string;
  /** The material alone: it is fenced, and the model is told that nothing in it is an instruction. */
  readonly prompt: string;
  /** Every key required (null instead of absent): strict providers know no optional keys. */
  readonly schema: z.ZodType<T>;
  /** What a person may see of an unfinished answer. Its shape is not checked yet; a throw shows nothing. */
  readonly show: (partial: DeepPartial<T>) => string;
  /** The person's Stop: ends the provider's call at once. */
  readonly signal: AbortSignal;
  /** Milliseconds after which the answer is of no use to anybody any more, if that is soon. */
  readonly patience?: number;
  /** To be appended to what is shown. */
  readonly onText?: (delta: string) => void;
  /** What was shown so far does not count. */
  readonly onRewind?: () => void;
};

export type ModelAnswer<T> = {
  readonly value: T;
  readonly model: string;
  readonly usage: ModelUsage;
};
