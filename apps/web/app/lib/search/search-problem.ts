import { isPlainText, lengths } from '@replysmith/contract';

/** Why this cannot be searched for, or null. */
export function searchProblem(typed: string): string | null {
  if (typed.trim().length > lengths.search) {
    return `Search query too long. Please limit your search to ${lengths.search} characters.`;
  }
  return isPlainText(typed) ? null : 'Invalid characters in search';
}
