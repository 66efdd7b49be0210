import type { MessageType } from '@replysmith/contract';
import { keepWork, keptWork } from '../../../lib/kept-work.ts';
import { moveSendingKey, sentFrom } from '../../../lib/sending-key.ts';
import type { ReadAs } from '../reading/read-as.ts';
import { keepOrigin, keptOrigin } from './draft-origin.ts';

const suffixes: Readonly<Record<MessageType, string>> = {
  email_optimization: '',
  conversation: ':question',
  client_simulation: ':reply',
};

/** Where a session's draft is kept, one for each mode; a new chat has one too. */
export function draftKeyOf(
  userId: string,
  sessionId: string | null,
  mode: MessageType = 'email_optimization',
): string {
  return `${userId}:draft:${sessionId ?? 'new'}${suffixes[mode]}`;
}

/** Puts a text back that was taken out of a draft, before what was typed there meanwhile. */
export function giveBack(place: string, content: string): void {
  const kept = keptWork(place);
  if (kept.includes(content)) return;
  keepWork(place, [content, kept].filter(Boolean).join('\n\n'));
}

/** Empties a draft, or brings back what was set aside for it. */
export function emptyDraft(place: string): void {
  keepWork(place, keptOrigin(place).setAside ?? '');
  keepOrigin(place, {});
}

/** Puts a message of the writer's into its draft, with what was said of it, to be changed and tried again. */
export function draftAgain(
  place: string,
  message: { id: string; content: string },
  readAs?: ReadAs,
): void {
  const { setAside = keptWork(place) } = keptOrigin(place);
  keepOrigin(place, { variantOf: message.id, readAs, ...(setAside && { setAside }) });
  keepWork(place, message.content);
}

/** What was typed into a draft; once nothing is left of it, it comes from nowhere and nothing was said of it. */
export function typeDraft(place: string, text: string): void {
  keepWork(place, text);
  if (text !== '') return;
  const { variantOf, setAside } = keptOrigin(place);
  keepOrigin(place, variantOf ? { variantOf, ...(setAside && { setAside }) } : {});
}

/** Carries a draft, where it came from, and the key it was sent under, to where its session is now. */
export function moveDraft(from: string, to: string): void {
  if (from === to) return;
  const texts = [keptWork(from), keptWork(to)].filter(Boolean);
  keepOrigin(to, { ...keptOrigin(to), ...keptOrigin(from) });
  keepWork(to, texts.join('\n\n'));
  keepWork(from, '');
  keepOrigin(from, {});
  moveSendingKey(from, to);
}

/**
 * Carries what was sent from a new chat to its session. What stands there by now may be another
 * tab's, which shares the place: that stays.
 */
export function moveSent(from: string, to: string, content: string): void {
  if (from === to) return;
  if (keptWork(from) === content) moveDraft(from, to);
  else if (isSentFrom(from, content)) moveSendingKey(from, to);
}

function isSentFrom(place: string, content: string): boolean {
  const sent = sentFrom(place);
  return Array.isArray(sent) && sent[0] === content;
}
