import { parseBrief } from '@replysmith/coach';
import { saveDraft, readDraft } from '../../../lib/drafts.ts';
import { forgetSendingKey, isSentFrom, moveSendingKey } from '../../../lib/sending-key.ts';
import type { ReadAs } from '../messages/classification.ts';
import { type Draft, storeOrigin, storedOrigin } from './draft-origin.ts';

/**
 * Puts a text before what stands in a draft. A brief and another text are never one: what stands
 * there is set aside, unless it is the brief of the same campaign as it was loaded, which gives way.
 */
export function putBefore(place: string, { text, origin }: Draft): void {
  const { text: kept, origin: keptFrom } = draftAt(place);
  const isThere = kept.includes(text);
  const isApart = !isThere && kept !== '' && (isBrief(text) || isBrief(kept));
  if (isApart) {
    const { campaignId, loaded, setAside } = keptFrom;
    const givesWay = campaignId && campaignId === origin.campaignId && kept === loaded;
    replaceDraft(place, { text, origin }, givesWay ? setAside : draftAt(place));
  } else {
    storeOrigin(place, { ...keptFrom, ...origin });
    if (!isThere) saveDraft(place, [text, kept].filter(Boolean).join('\n\n'));
  }
}

/** Puts a text back that was taken out of a draft, before what was typed there meanwhile. */
export function giveBack(place: string, text: string): void {
  putBefore(place, { text, origin: {} });
}

/** Empties a draft, or brings back what was set aside for it. */
export function emptyDraft(place: string): void {
  replaceDraft(place, storedOrigin(place).setAside ?? { text: '', origin: {} });
}

/** Empties a draft that somebody gives up; returns how to have it back where it had been changed. */
export function giveUpDraft(place: string): (() => void) | null {
  const { text, origin } = draftAt(place);
  emptyDraft(place);
  if (text === '' || text === origin.loaded) return null;
  const from = { ...origin };
  delete from.setAside;
  return () => {
    replaceDraft(place, { text, origin: from }, draftAt(place));
  };
}

/** Brings back what was set aside, and sets aside in turn what stands in its place. */
export function bringBack(place: string): void {
  const text = readDraft(place);
  const { setAside, ...origin } = storedOrigin(place);
  if (setAside) replaceDraft(place, setAside, { text, origin });
}

/** Puts a message of the writer's into its draft, with what was said of it, to be changed and tried again. */
export function draftAgain(
  place: string,
  message: { id: string; content: string },
  readAs?: ReadAs,
): void {
  const { text, origin } = draftAt(place);
  const { id: variantOf, content: loaded } = message;
  const isEdited = origin.variantOf === variantOf;
  // What has been changed of it already stays.
  if (isEdited && text !== '') return;
  const edited = { text: loaded, origin: { variantOf, loaded, ...(readAs && { readAs }) } };
  replaceDraft(place, edited, isEdited ? origin.setAside : draftAt(place));
}

/** What was typed into a draft; once nothing is left of it, it comes from nowhere and nothing was said of it. */
export function typeDraft(place: string, text: string): void {
  saveDraft(place, text);
  if (text !== '') return;
  const { variantOf, setAside } = storedOrigin(place);
  storeOrigin(place, { ...(variantOf && { variantOf }), ...(setAside && { setAside }) });
}

/** Carries a draft, where it came from, and the key it was sent under, to where its session is now. */
export function moveDraft(from: string, to: string): void {
  if (from === to) return;
  const draft = draftAt(from);
  saveDraft(from, '');
  storeOrigin(from, {});
  putBefore(to, draft);
  moveSendingKey(from, to);
}

/**
 * Carries a draft whose session is gone to a new chat, where it stands beside no earlier message and
 * is sent as if for the first time; what stands there is set aside.
 */
export function continueDraft(from: string, to: string): void {
  const { text, origin } = draftAt(from);
  const { variantOf, loaded, ...others } = origin;
  const isFromTemplate = variantOf === undefined && loaded !== undefined;
  replaceDraft(to, { text, origin: { ...others, ...(isFromTemplate && { loaded }) } }, draftAt(to));
  replaceDraft(from, { text: '', origin: {} });
  forgetSendingKey(from);
}

/** Puts what stands in a draft into another place too. */
export function copyDraft(from: string, to: string): void {
  const { text, origin } = draftAt(from);
  storeOrigin(to, origin);
  saveDraft(to, text);
}

/**
 * Carries what was sent from a new chat to its session; what was set aside for it stays, and so does
 * what stands there by now, typed meanwhile or in a copy of the tab.
 */
export function moveSent(from: string, to: string, content: string): void {
  if (from === to) return;
  if (readDraft(from) === content) {
    const { setAside, ...origin } = storedOrigin(from);
    storeOrigin(from, origin);
    moveDraft(from, to);
    if (setAside) putBefore(from, setAside);
  } else if (isSentFrom(from, content)) moveSendingKey(from, to);
}

function draftAt(place: string): Draft {
  return { text: readDraft(place), origin: storedOrigin(place) };
}

function replaceDraft(place: string, draft: Draft, below?: Draft): void {
  const { text, origin } = below && below.text !== '' ? over(draft, below) : draft;
  storeOrigin(place, origin);
  saveDraft(place, text);
}

/** One on top of another, and of what was set aside for it. */
function over({ text, origin }: Draft, below: Draft): Draft {
  const { setAside } = origin;
  return { text, origin: { ...origin, setAside: setAside ? over(setAside, below) : below } };
}

function isBrief(text: string): boolean {
  return parseBrief(text) !== null;
}
