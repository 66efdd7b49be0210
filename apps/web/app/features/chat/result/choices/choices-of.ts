import { changedChoices, type RewriteChoices } from '@replysmith/contract';
import { parseChange } from './parse-change.ts';

const keepAll: RewriteChoices = { put_back: [], subject: null, blanks: {} };

/** The choices as they are stored with the message, and what this browser keeps that is not yet. */
export function choicesOf(stored: RewriteChoices | null, kept = ''): RewriteChoices {
  return kept === '' ? (stored ?? keepAll) : changedChoices(stored, parseChange(kept));
}
