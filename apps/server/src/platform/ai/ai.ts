import type {
  Answer,
  AnswerContext,
  Brief,
  Conversation,
  Debrief,
  Draft,
  Review,
  Score,
  Sender,
  SimulatedReply,
  Template,
  TemplateIndex,
} from '@replysmith/coach';
import type { Authorship, RewriteManner, UserPreferences } from '@replysmith/contract';

export type ModelUsage = { readonly input_tokens: number; readonly output_tokens: number };

/** Whose words they are or would have been, and what they took. */
export type Spent = Authorship & ModelUsage;

export type Authored<Result> = Spent & { readonly outcome: 'written'; readonly result: Result };

/** The person stopped it. */
export type CutShort = Spent & {
  readonly outcome: 'stopped';
  /** What may be kept of the text that was shown; empty when that is nothing. */
  readonly kept: string;
};

/** The model failed, and then the coach did. */
export type Unwritten = Spent & { readonly outcome: 'failed'; readonly cause: unknown };

export type Outcome<Result> = Authored<Result> | CutShort | Unwritten;

/** Who has a text written, as far as they told. */
export type KnownWriter = {
  readonly sender: Sender;
  /** What a text may state as fact beside the writer's own words: their name, company, signature. */
  readonly known: readonly string[];
  /** How they like their emails; null when they did not say. */
  readonly preferences: UserPreferences | null;
};

/** How a text is written: while somebody may watch it grow, and stop it. */
export type Writing = KnownWriter & {
  /** No model may be asked any more today. */
  readonly isSpent: boolean;
  readonly signal: AbortSignal;
  /** More of the text. */
  readonly onText: (text: string) => void;
  /** What came so far does not count. */
  readonly onRewind: () => void;
};

/** An email to rewrite, with what it scores. */
export type ToRewrite = {
  readonly draft: Draft;
  readonly score: Score;
  readonly manner: RewriteManner;
};

/** What the coach composed from a brief, with what it scores. */
export type Composed = { readonly brief: Brief; readonly draft: Draft; readonly score: Score };

/** What a person asks, and what it is about. */
export type Question = {
  readonly text: string;
  readonly latest: Draft | undefined;
  /** The rewrite that the latest email came of. */
  readonly made?: AnswerContext['made'];
  /** What was asked and answered before, oldest first. */
  readonly earlier: readonly { readonly question: string; readonly answer: string }[];
};

/** What a person asks of the help, and what the help pages say that may bear on it. */
export type HelpQuestion = {
  readonly text: string;
  /** The page they are on, as its address has it. */
  readonly page: string | null;
  /** The best help items, as plain text; empty where the help is silent. */
  readonly items: readonly { readonly title: string; readonly text: string }[];
  /** What is answered without a model. */
  readonly own: string;
  /** What was asked and answered before, oldest first. */
  readonly earlier: Question['earlier'];
};

/** What the simulated reader does, and what the conversation has come to with it. */
export type ReaderReply = SimulatedReply & {
  /** Null when the coach had no room or time to look back. */
  readonly debrief: Debrief | null;
};

/**
 * Writes what people ask for: a model where one is set up, the coach otherwise and whenever the
 * model fails. Throws only when the coach has no room or time and nothing was spent on a model.
 */
export type Ai = {
  readonly score: (draft: Draft) => Promise<Score>;
  readonly indexTemplates: (library: readonly Template[]) => Promise<TemplateIndex>;
  readonly rewrite: (given: ToRewrite, writing: Writing) => Promise<Outcome<Review>>;
  /** A first version from nothing but the brief's words; `said` is what it is meant to be. */
  readonly compose: (
    brief: Brief,
    sender: Sender,
    said: Pick<Draft, 'stage' | 'profile'>,
  ) => Promise<Composed>;
  /** Writes what was composed anew. Its `before` is its `after`, and it has no edits. */
  readonly writeComposed: (composed: Composed, writing: Writing) => Promise<Outcome<Review>>;
  readonly answer: (question: Question, writing: Writing) => Promise<Outcome<Answer>>;
  readonly help: (question: HelpQuestion, writing: Writing) => Promise<Outcome<string>>;
  readonly reply: (conversation: Conversation, writing: Writing) => Promise<Outcome<ReaderReply>>;
};
