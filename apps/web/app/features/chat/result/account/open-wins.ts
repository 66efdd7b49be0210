import type { WeighedBlank } from '@replysmith/coach';

/** What filling every blank that is still open wins. */
export function openWins(blanks: readonly Pick<WeighedBlank, 'wins' | 'won'>[]): number {
  return blanks.reduce((sum, { wins, won }) => sum + (won === null ? wins : 0), 0);
}
