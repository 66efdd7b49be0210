import type { Email } from '../../../document/email.ts';
import type { Candidate } from '../../candidate.ts';
import { praiseCuts } from './praise-cuts.ts';

/** Takes out the adverbs that swell a claim. */
export function cutIntensifiers(email: Email): Candidate[] {
  return praiseCuts(email, 'adverbs');
}
