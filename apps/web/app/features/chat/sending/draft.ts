import { parseBrief } from '@replysmith/coach/light';
import { type Draft, draftOrigins, drafts } from '../../../data/drafts.ts';
import { forgetSendingKey, isSentFrom, moveSendingKey } from '../../../lib/sending-key.ts';
import type { ReadAs } from '../messages/classification.ts';

/**
 * Puts a text before the present draft. A brief is never joined with another text: the present
 * draft is then set aside, unless it is the unchanged brief of the same campaign, which is
 * replaced.
 */
export function putBefore(key: string, { text, origin }: Draft): void {
  const { text: present, origin: presentFrom } = draftAt(key);
  const isThere = present.includes(text);
  const isApart = !isThere && present !== '' && (isBrief(text) || isBrief(present));
  if (isApart) {
    const { campaignId, loaded, setAside } = presentFrom;
    const givesWay = campaignId && campaignId === origin.campaignId && present === loaded;
    replaceDraft(key, { text, origin }, givesWay ? setAside : draftAt(key));
  } else {
    draftOrigins.write(key, { ...presentFrom, ...origin });
    if (!isThere) drafts.write(key, [text, present].filter(Boolean).join('\n\n'));
  }
}

/** Puts a text in place of the present draft, which is set aside. */
export function putInstead(key: string, draft: Draft): void {
  replaceDraft(key, draft, draftAt(key));
}

/** Puts a text back that was taken out of a draft, before what was typed there meanwhile. */
export function giveBack(key: string, text: string): void {
  putBefore(key, { text, origin: {} });
}

/** Empties a draft, or brings back what was set aside for it. */
export function emptyDraft(key: string): void {
  replaceDraft(key, draftOrigins.read(key).setAside ?? { text: '', origin: {} });
}

/** Empties a draft that somebody gives up; returns how to have it back where it had been changed. */
export function giveUpDraft(key: string): (() => void) | null {
  const { text, origin } = draftAt(key);
  emptyDraft(key);
  if (text === '' || text === origin.loaded) return null;
  const from = { ...origin };
  delete from.setAside;
  return () => {
    replaceDraft(key, { text, origin: from }, draftAt(key));
  };
}

/** Brings back what was set aside, and sets aside in turn what stands in its place. */
export function bringBack(key: string): void {
  const text = drafts.read(key);
  const { setAside, ...origin } = draftOrigins.read(key);
  if (setAside) replaceDraft(key, setAside, { text, origin });
}

/** Puts a message into its draft, with what was said of it, to be edited and tried again. */
export function draftAgain(
  key: string,
  message: { id: string; content: string },
  readAs?: ReadAs,
): void {
  const { text, origin } = draftAt(key);
  const { id: variantOf, content: loaded } = message;
  const isEdited = origin.variantOf === variantOf;
  // Keeps edits that have been made already.
  if (isEdited && text !== '') return;
  const edited = { text: loaded, origin: { variantOf, loaded, ...(readAs && { readAs }) } };
  replaceDraft(key, edited, isEdited ? origin.setAside : draftAt(key));
}

/** What was typed into a draft; once nothing is left of it, it comes from nowhere and nothing was said of it. */
export function typeDraft(key: string, text: string): void {
  drafts.write(key, text);
  if (text !== '') return;
  const { variantOf, setAside } = draftOrigins.read(key);
  draftOrigins.write(key, { ...(variantOf && { variantOf }), ...(setAside && { setAside }) });
}

/** Moves a draft with its origin and its sending key to another place. */
export function moveDraft(from: string, to: string): void {
  if (from === to) return;
  const draft = draftAt(from);
  drafts.write(from, '');
  draftOrigins.write(from, {});
  putBefore(to, draft);
  moveSendingKey(from, to);
}

/**
 * Moves the draft of a deleted session to a new chat, where it is a new message. The present draft
 * there is set aside.
 */
export function continueDraft(from: string, to: string): void {
  const { text, origin } = draftAt(from);
  const { variantOf, loaded, ...others } = origin;
  const isFromTemplate = variantOf === undefined && loaded !== undefined;
  replaceDraft(to, { text, origin: { ...others, ...(isFromTemplate && { loaded }) } }, draftAt(to));
  replaceDraft(from, { text: '', origin: {} });
  forgetSendingKey(from);
}

/** Puts what stands in a draft into another one too. */
export function copyDraft(from: string, to: string): void {
  const { text, origin } = draftAt(from);
  draftOrigins.write(to, origin);
  drafts.write(to, text);
}

/**
 * Moves a sent text from a new chat to its session. The draft that was set aside for it stays, and
 * so does text typed meanwhile or in a copy of the tab.
 */
export function moveSent(from: string, to: string, content: string): void {
  if (from === to) return;
  if (drafts.read(from) === content) {
    const { setAside, ...origin } = draftOrigins.read(from);
    draftOrigins.write(from, origin);
    moveDraft(from, to);
    if (setAside) putBefore(from, setAside);
  } else if (isSentFrom(from, content)) moveSendingKey(from, to);
}

function draftAt(key: string): Draft {
  return { text: drafts.read(key), origin: draftOrigins.read(key) };
}

function replaceDraft(key: string, draft: Draft, below?: Draft): void {
  const { text, origin } = below && below.text !== '' ? over(draft, below) : draft;
  draftOrigins.write(key, origin);
  drafts.write(key, text);
}

/** One draft on top of another, below all that was set aside for it. */
function over({ text, origin }: Draft, below: Draft): Draft {
  const { setAside } = origin;
  return { text, origin: { ...origin, setAside: setAside ? over(setAside, below) : below } };
}

function isBrief(text: string): boolean {
  return parseBrief(text) !== null;
}
