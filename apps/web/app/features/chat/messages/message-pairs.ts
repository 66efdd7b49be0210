import {
  type Authorship,
  type ChatMessage,
  Instructions,
  type Optimization,
  type RewriteManner,
  byUse,
  engineReasons,
  isCounted,
} from '@replysmith/contract';
import { drafts } from '../../../data/unsent-kinds.ts';
import { tenths } from '../../../lib/words.ts';

/** An answer that has just come, and what of the reader's it takes. */
export type Arrival = { id: string; takes: 'focus and view' | 'focus' | 'nothing' };

/** After this long, in milliseconds, the reader has looked at the place of the answer and stays there. */
const seen = 200;

type Waiting = {
  /** Of drafts in which the next message may be written already. */
  draftKeys: readonly string[];
  /** How long the answer took, in milliseconds. */
  wait: number;
  /** They have scrolled away from where it comes. */
  hasReaderLeft: boolean;
};

/** Whoever writes the next message already, or reads an earlier answer, is not disturbed. */
export function arrivalOf(id: string, { draftKeys, wait, hasReaderLeft }: Waiting): Arrival {
  const isWriting = draftKeys.some((key) => drafts.read(key) !== '');
  const isReading = hasReaderLeft || document.activeElement?.closest('[data-answered]');
  const isBusy = isWriting || isReading;
  if (isBusy) return { id, takes: 'nothing' };
  return { id, takes: wait > seen ? 'focus' : 'focus and view' };
}

export function authorOf({ engine, model }: Authorship): string {
  return engine === 'coach' ? 'the coach' : (model ?? 'a model');
}

export const aiText = 'AI-generated text';

/** What a text must be labelled as before it is read. */
export function aiLabel({ engine }: Authorship): string | undefined {
  return engine === 'model' ? aiText : undefined;
}

/** What was wrong with the model that the coach stepped in for; null when nobody had to. */
export function whatFailed({ engine, engine_reason: reason }: Authorship): string | null {
  return engine === 'coach' && reason ? engineReasons[reason] : null;
}

/** Why the coach wrote a rewrite that a model was asked for, and what that cost. */
export function whyTheCoach(by: Authorship): string | null {
  const failure = whatFailed(by);
  const cost = isCounted(by) ? '' : '; this one was not counted';
  return failure && `${failure} The coach wrote this instead${cost}.`;
}

/** No model was asked: the same text in the same manner comes out the same again. */
export function isCoachAlone({ engine, engine_reason: reason }: Authorship): boolean {
  return engine === 'coach' && reason === null;
}

/** "9.3, up from 6.1"; "9.3 so far, up from 6.1" while blanks are open. */
export function compared(before: number, value: number, isSoFar = false): string {
  const now = isSoFar ? `${tenths(value)} so far` : tenths(value);
  if (value > before) return `${now}, up from ${tenths(before)}`;
  if (value < before) return `${now}, down from ${tenths(before)}`;
  return `${now}, as before`;
}

/** An email and what was answered to it, if anything. */
export type MessagePair = { draft: ChatMessage; answer: ChatMessage | null };

/** An answer whose result can be shown; one stored in an older form is text only. */
export type ResultAnswer = ChatMessage & { optimization_results: Optimization };

/** Pairs each of the writer's emails with the answer that follows it. */
export function messagePairs(messages: readonly ChatMessage[]): MessagePair[] {
  const pairs: MessagePair[] = [];
  for (const message of messages) {
    const last = pairs.at(-1);
    if (message.role === 'user') pairs.push({ draft: message, answer: null });
    else if (last?.answer === null) last.answer = message;
  }
  return pairs;
}

export function hasResult(answer: ChatMessage): answer is ResultAnswer {
  return answer.optimization_results !== null;
}

/** An answer in words, with nothing to lay out beside them. */
export function isTextOnly(answer: ChatMessage): boolean {
  return !hasResult(answer) && !(answer.is_partial && isEmail(answer));
}

export function isEmail({ message_type }: ChatMessage): boolean {
  return message_type === 'email_optimization';
}

/** What the writer asked for with a message besides its words: every other try of it asks for the same. */
export function instructionsOf({ draft, answer }: MessagePair): Instructions {
  const stored = Instructions.parse(draft.email_data ?? {});
  return Object.keys(stored).length > 0 ? stored : toldBy(answer);
}

/** With older messages they were not stored: the answer tells most of them, and the rest was guessed. */
function toldBy(answer: MessagePair['answer']): Instructions {
  if (answer?.client_reply) return { persona: answer.client_reply.persona };
  if (!answer?.optimization_results) return {};
  const { manner, reading } = answer.optimization_results;
  return {
    manner,
    ...(reading && !reading.isStageGuessed && { stage: reading.stage }),
    ...(reading && !reading.isProfileGuessed && { profile: reading.profile }),
  };
}

export const mannerNames: Readonly<Record<RewriteManner, string>> = {
  full: 'Full rewrite',
  light: 'Lighter touch',
};

/** The rewrite in use in a session; null when there is none. */
export function rewriteInUse(messages: readonly ChatMessage[]): ResultAnswer | null {
  return byUse(messages.filter(hasResult))[0] ?? null;
}

/** Every try of one message of the writer's, in the order they were made. */
export type Variants = {
  /** The id of the first. */
  readonly id: string;
  readonly pairs: readonly MessagePair[];
};

/** What was said in a session, with the variants of a message together where the first one was. */
export function variantsOf(messages: readonly ChatMessage[]): Variants[] {
  const byFirst = new Map<string, MessagePair[]>();
  for (const pair of messagePairs(messages)) {
    const first = pair.draft.variant_of ?? pair.draft.id;
    const others = byFirst.get(first);
    if (others) others.push(pair);
    else byFirst.set(first, [pair]);
  }
  return Array.from(byFirst, ([id, together]) => ({ id, pairs: together }));
}

/** Whether nothing about them has changed since they were last drawn. */
export function isSameVariants(a: Variants, b: Variants): boolean {
  return (
    a.pairs.length === b.pairs.length &&
    a.pairs.every(({ draft, answer }, index) => {
      const other = b.pairs[index];
      return draft === other?.draft && answer === other.answer;
    })
  );
}
