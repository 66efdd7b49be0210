import type { Answer, Conversation, Draft, Review, Score, SimulatedReply } from '@replysmith/coach';
import type { Authorship, UserPreferences } from '@replysmith/contract';

type Tokens = { readonly input_tokens: number; readonly output_tokens: number };

/** Who wrote a result, and what it took. */
export type Authored<Result> = Authorship & Tokens & { readonly result: Result };

/** How a text is written: while somebody may watch it grow, and stop it. */
export type Writing = {
  /** What a text may state as fact beside the writer's own words: their name, company, signature. */
  readonly known: readonly string[];
  /** How the person likes their emails; null when they did not say. */
  readonly preferences: UserPreferences | null;
  /** Who has it written. */
  readonly person: string;
  /** No model may be asked any more today. */
  readonly isSpent: boolean;
  readonly signal: AbortSignal;
  /** More of the text. */
  readonly onText: (text: string) => void;
  /** What came so far does not count. */
  readonly onRewind: () => void;
};

/** What a person asks, and what it is about. */
export type Question = {
  readonly text: string;
  readonly latest: Draft | undefined;
  /** What was asked and answered before, oldest first. */
  readonly earlier: readonly { readonly question: string; readonly answer: string }[];
};

/**
 * Writes what people ask for: a model where one is set up, the coach otherwise and whenever the
 * model fails. Fails only when the coach itself has no room or time, or when `signal` says stop;
 * the error then carries the `usage` until then, and of a text that was shown what may be `kept`.
 */
export type Ai = {
  readonly score: (draft: Draft) => Promise<Score>;
  readonly rewrite: (draft: Draft, score: Score, writing: Writing) => Promise<Authored<Review>>;
  readonly answer: (question: Question, writing: Writing) => Promise<Authored<Answer>>;
  readonly reply: (
    conversation: Conversation,
    writing: Writing,
  ) => Promise<Authored<SimulatedReply>>;
};

/** What an answer that was stopped had taken by then. */
export function takenBefore(error: unknown): Tokens {
  const usage = error instanceof Error && 'usage' in error ? (error.usage as Tokens) : null;
  return { input_tokens: usage?.input_tokens ?? 0, output_tokens: usage?.output_tokens ?? 0 };
}

/** What a person keeps of an answer that they stopped: what had come, without what nobody told the model. */
export function keptBefore(error: unknown): string {
  return error instanceof Error && 'kept' in error ? (error.kept as string) : '';
}
