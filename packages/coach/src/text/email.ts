import type { Profile, Span, Stage } from '../draft.ts';

/** A stretch of the body, in UTF-16 code units, `end` exclusive. */
export type Stretch = { readonly start: number; readonly end: number; readonly text: string };

export type Sentence = Stretch & { readonly words: readonly Stretch[] };

/** A block between blank lines of the message proper. */
export type Paragraph = Stretch & { readonly sentences: readonly Sentence[] };

/**
 * What a sentence asks of the reader.
 * `interest`: is this worth a look, may I send it · `question`: one small specific question ·
 * `open`: "thoughts?" · `meeting`: a call, a time · `calendar`: a booking link ·
 * `referral`: point me to someone else.
 */
export type AskKind = 'interest' | 'question' | 'open' | 'meeting' | 'calendar' | 'referral';

export type Ask = { readonly kind: AskKind; readonly sentence: Sentence };

/** What no rewrite may lose or change. */
export type ProtectedKind =
  'name' | 'number' | 'date' | 'link' | 'email_address' | 'merge_tag' | 'quotation' | 'blank';

export type ProtectedToken = Span & { readonly kind: ProtectedKind; readonly text: string };

/** A draft split into what the rules and the rewrite look at. Every offset points into the draft. */
export type Email = {
  readonly subject: string | null;
  readonly body: string;
  readonly stage: Stage;
  readonly profile: Profile;
  readonly subjectWords: readonly Stretch[];
  /** "Hi Tom," */
  readonly greeting: Stretch | null;
  /** The name in the greeting, if there is one. */
  readonly addressee: Stretch | null;
  /** The message proper: without greeting, sign-off, signature, footer and quoted thread. */
  readonly paragraphs: readonly Paragraph[];
  readonly sentences: readonly Sentence[];
  readonly words: readonly Stretch[];
  readonly asks: readonly Ask[];
  /** "Best regards," or a closing thanks on its own line. */
  readonly signOff: Stretch | null;
  /** What follows the sign-off: the sender's name, title, address. */
  readonly signature: Stretch | null;
  /** A legal or opt-out footer. */
  readonly footer: Stretch | null;
  /** An earlier message quoted below. */
  readonly quotedThread: Stretch | null;
  readonly protectedTokens: readonly ProtectedToken[];
};
