import type { Optimization } from '@replysmith/contract';
import type { Lit } from '../../../ui/lit/use-lit.ts';
import type { Choices } from './choices.ts';
import type { ResultAccount } from './result-account.ts';
import type { Revision } from './revise.ts';

/** What every part of a shown result works on. */
export type ResultParts = {
  result: Optimization;
  revision: Revision;
  account: ResultAccount;
  choices: Choices;
  choose: (choices: Choices) => void;
  lit: Lit;
};
