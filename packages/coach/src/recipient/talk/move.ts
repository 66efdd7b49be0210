import type { Decision } from '../reply.ts';
import type { AskedBack } from './asked-back.ts';
import type { ConcernId } from './concern-id.ts';

/** Why the recipient does what they do. */
export type Cause =
  // The email never got as far as being weighed.
  | 'empty'
  | 'language'
  | 'scam'
  | 'not_email'
  | 'internal_note'
  | 'merge_tag'
  | 'fake_reply'
  | 'deceptive_subject'
  | 'image_only'
  | 'few_words'
  | 'misfit'
  // It was weighed.
  | 'weak'
  | 'unmoved'
  | 'no_need'
  | 'curious'
  | 'scruple'
  | 'gap'
  | 'won'
  // The writer wrote again.
  | 'answered'
  | 'answered_weak'
  | 'candid'
  | 'dodged'
  | 'pushed'
  | 'guilt'
  | 'bump'
  | 'news'
  | 'agreed'
  | 'told'
  | 'pressed'
  | 'strayed'
  | 'insulted'
  | 'retracted'
  | 'preyed'
  | 'wordless'
  | 'withdrawn'
  | 'settled';

/** One thing the recipient does, before it is put into words. */
export type Move = {
  readonly decision: Decision;
  readonly cause: Cause;
  /** What they want to know; null unless they ask. */
  readonly concern: ConcernId | null;
  /** Which question of the writer's they answer; null when it is none. */
  readonly tells: AskedBack | null;
  readonly isOver: boolean;
};

export const silence = (cause: Cause, isOver = false): Move => ({
  decision: 'silence',
  cause,
  concern: null,
  tells: null,
  isOver,
});

export const say = (decision: Exclude<Decision, 'silence' | 'question'>, cause: Cause): Move => ({
  decision,
  cause,
  concern: null,
  tells: null,
  isOver: decision === 'no',
});

export const ask = (concern: ConcernId, cause: Cause): Move => ({
  decision: 'question',
  cause,
  concern,
  tells: null,
  isOver: false,
});

/** After a yes: a short answer to what the writer asks about it. */
export const tell = (tells: AskedBack): Move => ({ ...say('yes', 'told'), tells });
