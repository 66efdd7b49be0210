import { parseBrief } from '@replysmith/coach';
import { foldText } from '@replysmith/contract';
import type { Ask } from '../ask.ts';

/** Of the words that were loaded, the share that makes a text the same one still. */
const enough = 0.5;

/** The ask without a campaign or template that its text comes from no longer, however it was replaced. */
export function stillFrom(ask: Ask, loaded: string | undefined): Ask {
  const { content, campaignId, templateId } = ask;
  const isBrief = campaignId !== undefined && isStillBrief(loaded, content);
  const isTemplate = templateId !== undefined && (loaded === undefined || isLeft(loaded, content));
  return {
    ...ask,
    campaignId: isBrief ? campaignId : undefined,
    templateId: isTemplate ? templateId : undefined,
  };
}

/**
 * A brief names its campaign; one that names none is known by whom it is for. Briefs for different
 * readers may say all else in the same words.
 */
function isStillBrief(loaded: string | undefined, content: string): boolean {
  const now = parseBrief(content);
  if (now === null) return false;
  const before = parseBrief(loaded ?? '') ?? now;
  if (before.campaign === '' || now.campaign === '') return isLeft(before.audience, now.audience);
  return foldText(before.campaign) === foldText(now.campaign);
}

function isLeft(loaded: string, content: string): boolean {
  const before = [...wordsOf(loaded)];
  const now = wordsOf(content);
  return before.filter((word) => now.has(word)).length >= before.length * enough;
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
}
