import type { OutcomeStatus } from '@replysmith/contract';

export const outcomeNames: Readonly<Record<OutcomeStatus, string>> = {
  sent: 'Waiting',
  replied: 'Replied',
  no_reply: 'No reply',
  meeting: 'Meeting',
};
