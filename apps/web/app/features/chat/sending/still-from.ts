import { parseBrief } from '@replysmith/coach';
import type { Ask } from './ask.ts';

/** Of the words that were loaded, the share that makes a text the same one still. */
const enough = 0.5;

/** The ask without a campaign or template that its text comes from no longer, however it was replaced. */
export function stillFrom(ask: Ask, loaded: string | undefined): Ask {
  const { content, campaignId, templateId } = ask;
  const isBrief = campaignId !== undefined && parseBrief(content) !== null;
  const isTemplate =
    templateId !== undefined && (loaded === undefined || shareLeft(loaded, content) >= enough);
  return {
    ...ask,
    campaignId: isBrief ? campaignId : undefined,
    templateId: isTemplate ? templateId : undefined,
  };
}

function shareLeft(loaded: string, content: string): number {
  const before = [...wordsOf(loaded)];
  const now = wordsOf(content);
  return before.length === 0 ? 1 : before.filter((word) => now.has(word)).length / before.length;
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
}
