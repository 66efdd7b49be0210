import type { Optimization } from '@replysmith/contract';
import type { ResultAccount } from '../account/result-account.ts';

/** How the email is shown: with its changes, as it is now, or as it was, with what costs points marked. */
export type Version = 'changes' | 'rewrite' | 'draft';

const ofRewrite: readonly [Version, string][] = [
  ['changes', 'Changes'],
  ['rewrite', 'Rewrite'],
  ['draft', 'Draft'],
];
const ofComposed: readonly [Version, string][] = [
  ['rewrite', 'Email'],
  ['draft', 'Marked'],
];

/** The versions of an email and what they are called; one written from a brief had none before it. */
export function versionsOf({ brief }: Pick<Optimization, 'brief'>) {
  return brief === null ? ofRewrite : ofComposed;
}

export function firstVersion({ isComposed, isUntouched }: ResultAccount): Version {
  if (isComposed) return 'rewrite';
  return isUntouched ? 'draft' : 'changes';
}
