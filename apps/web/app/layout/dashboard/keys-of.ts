const isMac = typeof navigator !== 'undefined' && /Mac|iP(hone|ad)/.test(navigator.userAgent);

/** A combination with the command key, as this system writes it. */
export function keysOf(letter: string): string {
  return isMac ? `⌘${letter}` : `Ctrl ${letter}`;
}
