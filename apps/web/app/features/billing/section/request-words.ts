import type { AiRequest } from '@replysmith/contract';

export const purposes: Record<AiRequest['message_type'], string> = {
  email_optimization: 'Optimization',
  conversation: 'Question',
  client_simulation: 'Simulated reply',
  help: 'Help',
};

/** Whether a request counts against the day, and why not. */
export function chargeInWords({ charge, status }: Pick<AiRequest, 'charge' | 'status'>): string {
  switch (charge) {
    case 'charged':
      return status === 'stopped' ? 'Counted: stopped after it began' : 'Counted';
    case 'reserved':
      return 'Held while it is written';
    case 'refunded':
      return status === 'failed' ? 'Given back: it failed' : 'Given back';
    case 'free':
      return 'Free';
  }
}
