import type { Profile, Stage } from '../../draft.ts';

/**
 * What the text is. `email`: a message from one person to another · `poem`, `list`, `code` · `scam`: any kind of fraud ·
 * `internal_note`: written to colleagues · `newsletter`: an issue for whoever subscribed · `impersonal`: an article, a recipe, whatever speaks to nobody ·
 * `empty`: no words.
 */
export type TextKind =
  | 'email'
  | 'poem'
  | 'list'
  | 'code'
  | 'scam'
  | 'internal_note'
  | 'newsletter'
  | 'impersonal'
  | 'empty';

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
