import type { WeighedBlank } from '@replysmith/coach';
import type { Optimization, RewriteChoices } from '@replysmith/contract';
import type { Lit } from '../../../ui/lit/use-lit.ts';
import type { ResultAccount } from './account/result-account.ts';
import type { Revision } from './choices/revise.ts';

/** What every part of a shown result works on. */
export type ResultParts = {
  /** The id of the answer. */
  id: string;
  result: Optimization;
  revision: Revision;
  account: ResultAccount;
  choices: RewriteChoices;
  /** The choices that `revision` and `account` are of: the newest, or while somebody types those of a moment ago. */
  applied: RewriteChoices;
  choose: (choices: RewriteChoices) => void;
  /** Each blank of the rewrite, filled or not, and what it is worth. */
  blanks: readonly WeighedBlank[];
  /** Takes the last decision back; null when there is none. */
  undo: (() => void) | null;
  /** Whether the choices could be saved with the message; `gone` when there is none any more. */
  saving: 'fine' | 'not_yet' | 'gone';
  lit: Lit;
};
