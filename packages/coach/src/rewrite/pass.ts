import type { Email } from '../text/email.ts';
import type { Candidate } from './candidate.ts';

/** One kind of improvement. Of candidates that overlap, the first one that helps is kept. */
export type Pass = (email: Email) => readonly Candidate[];
