import type { Draft, Span } from '../draft.ts';
import type { ConcernId } from './motives.ts';
import type { PersonaId } from './personas.ts';

export type { ConcernId } from './motives.ts';

/** `silence` is an answer too: most emails get it. */
export type Decision = 'yes' | 'question' | 'not_now' | 'no' | 'silence';

/** Why an email is not weighed at all. */
type Obstacle = 'empty' | 'language' | 'not_email' | 'merge_tag' | 'fake_reply' | 'foreign';

/** What the writer's message did. `agreed`: went along with a yes · `nothing`: brought nothing new. */
type Helpful = 'answered' | 'candid' | 'news' | 'withdrawn';
export type Verdict = Helpful | 'dodged' | 'nothing' | 'agreed' | 'offended' | 'wordless';

/** One thing the recipient does and why, before it is put into words. */
export type Move = {
  readonly decision: Decision;
  readonly cause: Obstacle | 'weighed' | Verdict | 'settled';
  /** What they want to know, and the rule whose line raised it; null unless they ask. */
  readonly concern: ConcernId | null;
  readonly rule: string | null;
  readonly isOver: boolean;
};

/** One message after the email. */
export type Turn = { readonly from: 'writer' | 'recipient'; readonly text: string };

/** A stretch of the email, or of the message at `turn` (counted from 0) of the conversation. */
export type Place =
  | Span
  | { readonly field: 'turn'; readonly turn: number; readonly start: number; readonly end: number };

/** A line that moved the recipient, and how. */
export type Remark = {
  /** The exact words at `place`; a measured fact when nothing can be quoted. */
  readonly quote: string;
  readonly place: Place | null;
  /** What it did to the reader, in one or two plain sentences. */
  readonly why: string;
};

/** How much email there is, at a glance. */
export type VisualLength = 'empty' | 'line' | 'short' | 'long' | 'wall';

/** What a stranger takes in during the first seconds. */
export type Skim = {
  readonly seconds: number;
  /** The stretches they read, in reading order: subject, opening, the ask where it stands out. */
  readonly seen: readonly Span[];
  /** Where the ask stands, and whether the skim reached it; null when nothing is asked. */
  readonly ask: { readonly span: Span; readonly isSeen: boolean } | null;
  readonly length: VisualLength;
  /** Words of the message that they do not reach, from 0. */
  readonly unread: number;
};

export type Conversation = {
  readonly draft: Draft;
  readonly persona: PersonaId;
  /** An integer; it stands for who they are today. The same seed gives the same reply. */
  readonly seed: number;
  /** What was said after the email, oldest first. */
  readonly turns?: readonly Turn[] | undefined;
};

/** What the recipient does next. */
export type SimulatedReply = {
  readonly decision: Decision;
  /** What their question is about; null when they ask none. */
  readonly concern: ConcernId | null;
  /** Null when they stay silent. */
  readonly text: string | null;
  /** Why, told to the writer. */
  readonly reason: string;
  readonly skim: Skim;
  /** What they took from the skim, in the order in which it caught their eye. */
  readonly noticed: readonly Remark[];
  /** Whether the conversation has come to its end. */
  readonly isOver: boolean;
};

/** What the conversation came to, line by line. */
export type Debrief = {
  /** The recipient's latest decision. */
  readonly decision: Decision;
  readonly reason: string;
  /** The line that decided, which also opens `won` or `lost`; null when no wording did. */
  readonly deciding: Remark | null;
  /** At most 4 lines that moved them towards a yes, the deciding one first, then by weight. */
  readonly won: readonly Remark[];
  /** At most 4 lines that moved them away, in the same order. */
  readonly lost: readonly Remark[];
  /** One thing to do next. */
  readonly next: string;
};
