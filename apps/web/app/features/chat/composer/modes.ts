import { type MessageType, lengths } from '@replysmith/contract';
import { type ReaderState, askForReply } from '../reader/use-reader.ts';
import type { Ask } from '../sending/ask.ts';

type ModeWords = {
  name: string;
  /** The label of the field. */
  label: string;
  placeholder: string;
  /** The longest text, in UTF-16 units. */
  longest: number;
  /** The label of the button. */
  send: string;
  /** Such as "sends, uses 1 request". */
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

export type Action = {
  /** The label of the button. */
  name: string;
  /** What is sent; null while nothing can be sent. */
  ask: Ask | null;
  placeholder: string;
  /** It begins another conversation, which only its own button does, and no key. */
  startsAgain: boolean;
  /** Until when no request is left; null while some are. The server decides in any case. */
  pausedUntil: string | null;
};

type Written = {
  mode: MessageType;
  draft: Ask;
  reader: ReaderState;
  isBrief: boolean;
  /** When requests start again; null while some are left. */
  pausedUntil: string | null;
};

/** What sending does now. */
export function actionOf({ mode, draft, reader, isBrief, pausedUntil }: Written): Action {
  const { send: name, placeholder } = modes[mode];
  if (mode === 'email_optimization') {
    const writes = isBrief ? 'Write the email' : name;
    return { name: writes, placeholder, startsAgain: false, ask: draft, pausedUntil };
  }
  // The other modes use no request.
  const usual = { name, placeholder, startsAgain: false, pausedUntil: null };
  if (mode === 'conversation') return { ...usual, ask: draft };
  const { stage, persona } = reader;
  const isOpen = stage === 'talking' || (draft.variantOf !== undefined && stage !== 'none');
  if (isOpen) return { ...usual, ask: { ...draft, persona } };
  // Text written meanwhile is kept for the answer to the reader.
  const first = { content: askForReply, messageType: mode, persona };
  const startsAgain = stage === 'over';
  return {
    ...usual,
    startsAgain,
    name: startsAgain ? 'Start again' : 'Get their reply',
    placeholder: startsAgain
      ? 'Once they reply again, your answer goes here.'
      : 'Their reply comes first, then your answer.',
    ask: stage === 'none' ? null : first,
  };
}
