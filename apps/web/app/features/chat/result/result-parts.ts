import type { Optimization } from '@replysmith/contract';
import type { Lit } from '../../../ui/lit/use-lit.ts';
import type { Account } from './account.ts';
import type { Choices } from './choices.ts';
import type { Revision } from './revise.ts';

/** What every part of a shown result works on. */
export type ResultParts = {
  result: Optimization;
  revision: Revision;
  account: Account;
  choices: Choices;
  choose: (choices: Choices) => void;
  lit: Lit;
};
