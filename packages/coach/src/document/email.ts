import type { Field, Profile, Span, Stage } from '../draft.ts';

/** A stretch of the subject or the body, in UTF-16 code units, `end` exclusive. */
export type Stretch = { readonly start: number; readonly end: number; readonly text: string };

/** `key` is the word in lower case with straight apostrophes, as the lexicon spells it. */
export type Word = Stretch & { readonly key: string };

export type Sentence = Stretch & { readonly words: readonly Word[] };

/** A block between blank lines of the message proper. */
export type Paragraph = Stretch & { readonly sentences: readonly Sentence[] };

/**
 * What a sentence asks of the reader.
 * `interest`: is this worth a look, may I send it · `question`: one small specific question ·
 * `open`: "thoughts?" · `action`: sign up, click, fill in · `meeting`: a call, a time ·
 * `calendar`: a booking link · `referral`: point me to someone else.
 */
export type AskKind =
  | 'interest'
  | 'question'
  | 'open'
  | 'action'
  | 'meeting'
  | 'calendar'
  | 'referral';

/** The stretch is the phrase that asks; one sentence may hold several. */
export type Ask = Stretch & { readonly kind: AskKind; readonly sentence: Sentence };

/** What no rewrite may lose or change. */
export type ProtectedKind =
  | 'name'
  | 'number'
  | 'date'
  | 'link'
  | 'email_address'
  | 'merge_tag'
  | 'quotation'
  | 'blank';

export type ProtectedToken = Span & { readonly kind: ProtectedKind; readonly text: string };

/** A merge tag or a blank: it will hold something else. */
export function isPlaceToFill({ kind }: ProtectedToken): boolean {
  return kind === 'merge_tag' || kind === 'blank';
}

/** A merge tag with a bracket lost or of the wrong kind; `mended` is the tag as it was meant. */
export type BrokenTag = Stretch & { readonly repaired: string };

/** The parts of a body around the message proper. */
export type Layout = {
  /** What stands after "Subject:" at the head of a body whose draft has no subject of its own. */
  readonly subjectLine: Stretch | null;
  /** "Hi Tom," */
  readonly greeting: Stretch | null;
  /** The name in the greeting; null for "there", a merge tag or a blank. */
  readonly addressee: Stretch | null;
  /** "Best regards," or a closing thanks on its own line. */
  readonly signOff: Stretch | null;
  /** What follows the sign-off: the sender's name, title, address. */
  readonly signature: Stretch | null;
  /** A legal or opt-out footer. */
  readonly footer: Stretch | null;
  /** An earlier message quoted below. */
  readonly quotedThread: Stretch | null;
};

/** A draft split into what the rules and the rewrite look at. Every offset points into the draft. */
export type Email = Layout & {
  readonly subject: string | null;
  readonly body: string;
  /** The body as a reader sees it, without markup, and as long as `body`: the parts hold its words. */
  readonly seenBody: string;
  /** Tags and other signs of markup in the body, code and quoted lines: no change may cut into them. */
  readonly markup: readonly Stretch[];
  readonly reading: Reading;
  readonly subjectWords: readonly Word[];
  /** The message proper: without greeting, sign-off, signature, footer and quoted thread. */
  readonly paragraphs: readonly Paragraph[];
  readonly sentences: readonly Sentence[];
  readonly words: readonly Word[];
  /** Sentences that add nothing: repeats, bare lists of keywords, strings of signs. */
  readonly padding: readonly Sentence[];
  /** The sentences that are not padding. Only these can earn anything. */
  readonly substance: readonly Sentence[];
  readonly asks: readonly Ask[];
  /** Merge tags that no mail program would fill, subject first. */
  readonly brokenTags: readonly (BrokenTag & { readonly field: Field })[];
  /** In reading order, subject first, never overlapping. */
  readonly protectedTokens: readonly ProtectedToken[];
};

/**
 * What the text is. `email`: a message from one person to another, or near enough · `list`, `code` ·
 * `impersonal`: an article, a recipe, whatever speaks to nobody · `empty`: no words.
 */
export type TextKind = 'email' | 'list' | 'code' | 'impersonal' | 'empty';

/** What the coach takes a draft for before it judges it. */
export type Reading = {
  /** ISO 639-1, "en"; "und" when there is too little text to tell, which is judged as English. */
  readonly language: string;
  /** Of a language that is not supported only what needs no language is judged. */
  readonly isSupported: boolean;
  readonly kind: TextKind;
  readonly stage: Stage;
  /** Whether the stage was guessed from the text. */
  readonly isStageGuessed: boolean;
  readonly profile: Profile;
  readonly isProfileGuessed: boolean;
};

/** Whether there is an email in a supported language to work on; an empty draft may yet become one. */
export function isEmail({ kind, isSupported }: Reading): boolean {
  return isSupported && (kind === 'email' || kind === 'empty');
}
