import type { MessageType } from '@replysmith/contract';
import { askForReply } from '../../reader/ask-for-reply.ts';
import type { ReaderState } from '../../reader/use-reader.ts';
import type { Ask } from '../../sending/ask.ts';
import { modes } from './modes.ts';

export type Action = {
  /** What the button is called. */
  name: string;
  /** What is sent; null while nothing can be. */
  ask: Ask | null;
  placeholder: string;
  /** Until when nothing is left for it; the server, which may know better, is asked all the same. */
  pausedUntil: string | null;
};

type Written = {
  mode: MessageType;
  draft: Ask;
  reader: ReaderState;
  isBrief: boolean;
  /** When there are requests again; null while some are left. */
  pausedUntil: string | null;
};

/** What sending does right now. */
export function actionOf({ mode, draft, reader, isBrief, pausedUntil }: Written): Action {
  const { send: name, placeholder } = modes[mode];
  if (mode === 'email_optimization') {
    return { name: isBrief ? 'Write the email' : name, placeholder, ask: draft, pausedUntil };
  }
  // The others use no request.
  const usual = { name, placeholder, pausedUntil: null };
  if (mode === 'conversation') return { ...usual, ask: draft };
  const { stage, persona } = reader;
  const isOpen = stage === 'talking' || (draft.variantOf !== undefined && stage !== 'none');
  if (isOpen) return { ...usual, ask: { ...draft, persona } };
  // What was written meanwhile stays for the answer to them.
  const first = { content: askForReply, messageType: mode, persona };
  return {
    ...usual,
    name: stage === 'over' ? 'Start again' : 'Get their reply',
    placeholder:
      stage === 'over'
        ? 'Once they reply anew, your answer goes here.'
        : 'Their reply comes first, then your answer.',
    ask: stage === 'none' ? null : first,
  };
}
