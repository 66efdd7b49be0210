import type { Draft } from '../draft.ts';
import type { Email } from '../document/email.ts';
import type { Candidate } from './candidate.ts';

/**
 * One kind of improvement. Of candidates that overlap, the first one that helps is kept. The
 * writer's own draft tells what the writer said from what an earlier round put in.
 */
export type Pass = (email: Email, own: Draft) => readonly Candidate[];
