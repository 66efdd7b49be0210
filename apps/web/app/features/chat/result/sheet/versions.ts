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

/** The version that is shown first: with nothing changed and nothing to fill, what costs points is all there is. */
export function firstVersion(account: ResultAccount, hasBlanks: boolean): Version {
  return account.isUntouched && !account.isComposed && !hasBlanks
    ? 'draft'
    : decidedVersion(account);
}

/** The version in which what the writer decides shows. */
export function decidedVersion({ isComposed }: ResultAccount): Version {
  return isComposed ? 'rewrite' : 'changes';
}
