import type { EmailStage } from '@replysmith/contract';

export const stageNames: Readonly<Record<EmailStage, string>> = {
  first: 'First email',
  follow_up: 'Follow-up',
};
