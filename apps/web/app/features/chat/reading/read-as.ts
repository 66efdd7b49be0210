import type { OptimizeEmailRequest } from '@replysmith/contract';

/** What the writer says the email is; what is absent is guessed from the text. */
export type ReadAs = Pick<OptimizeEmailRequest, 'stage' | 'profile'>;
