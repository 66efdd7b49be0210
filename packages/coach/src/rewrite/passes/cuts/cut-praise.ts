import type { Email } from '../../../document/email.ts';
import type { Candidate } from '../../candidate.ts';
import { praiseCuts } from './praise-cuts.ts';

/** Takes out the adjectives any company could use, where a noun is left standing. */
export function cutPraise(email: Email): Candidate[] {
  return praiseCuts(email, 'adjectives');
}
