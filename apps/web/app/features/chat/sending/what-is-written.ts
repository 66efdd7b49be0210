import type { MessageType } from '@replysmith/contract';

/** What the coach does in each mode, as it is told aloud when it begins and when it is done. */
export const whatIsWritten: Readonly<Record<MessageType, { begins: string; ready: string }>> = {
  email_optimization: { begins: 'Optimizing', ready: 'Result ready' },
  conversation: { begins: 'Writing the answer', ready: 'Answer ready' },
  client_simulation: { begins: 'Writing the reply', ready: 'Reply ready' },
};
