import { chatWords } from '../../../lexicon/tones/chat-words.ts';
import { stiffWords } from '../../../lexicon/tones/stiff-words.ts';
import { wording } from '../../edit.ts';
import { swapListed } from '../../wording/swap-listed.ts';

/** A professional tone wants no words of a chat. */
export const dropChatWords = swapListed(chatWords, {
  rule: wording,
  reason: (before, after) => `“${before}” is chat; “${after}” suits a professional tone.`,
});

/** A friendly or casual tone wants the words that people say. */
export const dropStiffWords = swapListed(stiffWords, {
  rule: wording,
  reason: (before, after) => `“${before}” is stiff for your tone; “${after}” is what people say.`,
});
