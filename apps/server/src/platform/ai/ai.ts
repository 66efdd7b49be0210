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
  answerQuestion,
  debrief,
  judgeProposal,
  lintSequence,
  review,
  reviseEmail,
  score,
  simulateReply,
  suggestSubjects,
} from '@replysmith/coach';
import type { Authorship, RewriteManner, UserPreferences } from '@replysmith/contract';
import type { nearestInLibrary, nearestOfAll, neighboursOf } from './near-templates.ts';

export type ModelUsage = { readonly input_tokens: number; readonly output_tokens: number };

/** Who wrote a text, or would have, and what that cost. */
export type Spent = Authorship & ModelUsage;

export type Authored<Result> = Spent & { readonly outcome: 'written'; readonly result: Result };

/** The person stopped it. */
export type CutShort = Spent & {
  readonly outcome: 'stopped';
  /** The part of the shown text that may be kept; empty when there is none. */
  readonly partialText: string;
};

/** The model failed, and then the coach failed too. */
export type Unwritten = Spent & { readonly outcome: 'failed'; readonly cause: unknown };

export type Outcome<Result> = Authored<Result> | CutShort | Unwritten;

/** The person a text is written for, as far as they are known. */
export type KnownWriter = {
  readonly sender: Sender;
  /**
   * What a text may state as a fact beside the writer's own words: their name, company and
   * signature.
   */
  readonly known: readonly string[];
  /** The preferences for their emails; null when none are set. */
  readonly preferences: UserPreferences | null;
};

/** How a text is written: somebody may watch it grow, and stop it. */
export type Writing = KnownWriter & {
  /** No model may be asked any more today. */
  readonly isSpent: boolean;
  readonly signal: AbortSignal;
  /** Called with each further part of the text. */
  readonly onText: (text: string) => void;
  /** Called when the text shown so far no longer counts. */
  readonly onRewind: () => void;
};

/** An email to rewrite, with its score. */
export type ToRewrite = {
  readonly draft: Draft;
  readonly score: Score;
  readonly manner: RewriteManner;
};

/** An email that the coach composed from a brief, with its score. */
export type Composed = { readonly brief: Brief; readonly draft: Draft; readonly score: Score };

/** A question, with what it is about. */
export type Question = {
  readonly text: string;
  readonly latest: Draft | undefined;
  /** The rewrite that the latest email came from. */
  readonly made?: AnswerContext['made'];
  /** Earlier questions and answers, oldest first. */
  readonly earlier: readonly { readonly question: string; readonly answer: string }[];
};

/** A question about the product, with the help pages that may answer it. */
export type HelpQuestion = {
  readonly text: string;
  /** The address of the page that the person is on. */
  readonly page: string | null;
  /** The best help items as plain text; empty when the help has none. */
  readonly items: readonly { readonly title: string; readonly text: string }[];
  /** The answer that is given without a model. */
  readonly own: string;
  /** Earlier questions and answers, oldest first. */
  readonly earlier: Question['earlier'];
};

/** What the simulated reader does, and the state of the conversation. */
export type ReaderReply = SimulatedReply & {
  /** Null when the coach had no room or time to look back. */
  readonly debrief: Debrief | null;
};

/** A function as it is called across threads. */
type Later<Task extends (...args: never[]) => unknown> = (
  ...args: Parameters<Task>
) => Promise<ReturnType<Task>>;

/** The coach alone, for those who bring a model of their own. */
type CoachAlone = {
  readonly score: Later<typeof score>;
  readonly review: Later<typeof review>;
  readonly suggestSubjects: Later<typeof suggestSubjects>;
  readonly simulateReply: Later<typeof simulateReply>;
  readonly debrief: Later<typeof debrief>;
  readonly lintSequence: Later<typeof lintSequence>;
  readonly answerQuestion: Later<typeof answerQuestion>;
  readonly nearestInLibrary: Later<typeof nearestInLibrary>;
};

/**
 * Writes what people ask for: by a model where one is set up, and by the coach otherwise or when
 * the model fails. Throws only when the coach has no room or time and nothing was spent on a model.
 */
export type Ai = {
  readonly coach: CoachAlone;
  readonly score: (draft: Draft) => Promise<Score>;
  /** The email as its writer decided. */
  readonly revise: Later<typeof reviseEmail>;
  readonly judgeProposal: Later<typeof judgeProposal>;
  readonly nearestInLibrary: Later<typeof nearestInLibrary>;
  readonly nearestOfAll: Later<typeof nearestOfAll>;
  readonly neighboursOf: Later<typeof neighboursOf>;
  readonly rewrite: (input: ToRewrite, writing: Writing) => Promise<Outcome<Review>>;
  /** A first version from nothing but the brief's words. `chosen` are the writer's instructions. */
  readonly compose: (
    brief: Brief,
    sender: Sender,
    chosen: Pick<Draft, 'stage' | 'profile'>,
  ) => Promise<Composed>;
  /**
   * Writes a composed email anew. In the result `before` equals `after`, and there are no edits.
   */
  readonly writeComposed: (composed: Composed, writing: Writing) => Promise<Outcome<Review>>;
  readonly answer: (question: Question, writing: Writing) => Promise<Outcome<Answer>>;
  readonly help: (question: HelpQuestion, writing: Writing) => Promise<Outcome<string>>;
  readonly reply: (conversation: Conversation, writing: Writing) => Promise<Outcome<ReaderReply>>;
};
