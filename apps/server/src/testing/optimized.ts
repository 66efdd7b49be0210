import type { OptimizeEmailReply, OptimizeEmailRequest } from '@replysmith/contract';
import { optimizeEmail } from './optimize-email.ts';
import type { Person } from './person.ts';

const content = [
  'Subject: Quick question',
  '',
  'Hi Tom,',
  '',
  'I hope this finds you well. I know how busy you must be. Your shop in Leeds counts its stock by hand on Sundays.',
  'We are the leading provider of stock software, and we utilise it in order to save shops time!! Would you be available for a 30-minute call?',
  '',
  'Best,',
  'Ada',
].join('\n');

/** Optimizes a person's email. */
export function optimized(
  { ctx }: Pick<Person, 'ctx'>,
  overrides: Partial<OptimizeEmailRequest> = {},
): Promise<OptimizeEmailReply> {
  return optimizeEmail(ctx, {
    ...{ content, session_id: null, message_type: 'email_optimization' },
    ...overrides,
  });
}
