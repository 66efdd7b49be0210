import type { Email } from '../document/email.ts';
import type { Draft, Span } from '../draft.ts';
import type { Tone } from '../lexicon/tones/tones.ts';
import { englishFunctionWords } from '../lexicon/words/function-words.ts';

export const manners = ['full', 'light'] as const;

/** How much of a draft may change; `light`: words and phrases, no sentence goes, comes, is split or joined. */
export type Manner = (typeof manners)[number];

export type RewriteOptions = Wishes & { readonly manner?: Manner | undefined };

export const textLengths = ['short', 'medium', 'long'] as const;

/** `short`: what holds no fact and asks nothing goes; `long`: it stays where that costs nothing. */
export type TextLength = (typeof textLengths)[number];

/** What a writer likes; it gives way to the score. Without it a rewrite leans nowhere. */
export type Wishes = {
  readonly tone?: Tone | undefined;
  readonly length?: TextLength | undefined;
};

/** The rule of a change that answers no line of the score. */
export const wording = 'wording';

/**
 * One change to the draft. Edits of a rewrite never overlap, so any subset of them applies cleanly.
 * An insertion has `start === end`; a deletion has an empty `after`.
 */
export type Edit = Span & {
  /** Stable within one rewrite: "1", "2" … in reading order, subject first. */
  readonly id: string;
  /** The rule whose line this change answers, or `wording`. */
  readonly rule: string;
  /** Exactly the draft's text at the span. */
  readonly before: string;
  readonly after: string;
  /** Why, in one plain sentence. */
  readonly reason: string;
};

/** A change that a pass proposes; it becomes an edit when the text is no worse for it. */
export type Candidate = Span & {
  readonly after: string;
  readonly rule: string;
  readonly reason: string;
};

/**
 * One kind of improvement. Of candidates that overlap, the first one that helps is kept. The
 * writer's own draft tells what the writer said from what an earlier round put in.
 */
export type Pass = (email: Email, own: Draft) => readonly Candidate[];

const replyMark = /^\s*(?:(?:re|fwd?|aw|wg)\s*:\s*)+/iu;

const tag = /[[\]{}<>%*|]/u;

/** Words of subjects that say only that somebody writes, or writes again. */
const callsOnly: ReadonlySet<string> = new Set(
  'follow following followup followed up checking check in touching touch base circling back bump bumping ping nudge reminder quick short small brief question questions idea thought thoughts request note hello hi hey hallo greetings intro introduction introducing connect connecting chat call meeting talk time email mail message reply response answer last previous earlier again update news urgent important opportunity proposal partnership collaboration inquiry enquiry interested you me us there'.split(
    ' ',
  ),
);

/** The writer's subject without its reply mark, when it names something that can be quoted. */
export function ownSubject(subject: string | null): string | null {
  const bare = (subject ?? '').replace(replyMark, '').trim();
  if (tag.test(bare)) return null;
  const words = bare.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const names = words.some((word) => !callsOnly.has(word) && !englishFunctionWords.has(word));
  return names ? bare : null;
}
