import { lengths, type MessageType } from '@replysmith/contract';

type ModeWords = {
  name: string;
  /** What the field is called. */
  label: string;
  placeholder: string;
  /** The longest text, in UTF-16 units. */
  longest: number;
  /** The button. */
  send: string;
  /** "sends, uses 1 request" */
  cost: string;
};

export const modes: Readonly<Record<MessageType, ModeWords>> = {
  email_optimization: {
    name: 'Optimize Email',
    label: 'Your email',
    placeholder: 'Paste an email. The score follows your typing.',
    longest: lengths.emailContent,
    send: 'Optimize',
    cost: 'uses 1 request',
  },
  conversation: {
    name: 'Ask Question',
    label: 'Your question',
    placeholder: 'Ask about your email or its score.',
    longest: lengths.chatMessage,
    send: 'Ask',
    cost: 'questions are free',
  },
  client_simulation: {
    name: 'Reply as Client',
    label: 'Your answer to the reader',
    placeholder: 'Answer them as you would by email.',
    longest: lengths.chatMessage,
    send: 'Answer them',
    cost: 'simulated replies are free',
  },
};
