const prefix = 'replysmith:kept:';

/** What someone typed or chose and has not sent yet, kept in this browser under their id. */
export function keepWork(key: string, value: string): void {
  try {
    if (value === '') localStorage.removeItem(prefix + key);
    else localStorage.setItem(prefix + key, value);
  } catch {
    // Storage may be blocked or full; the work then lasts as long as the page.
  }
}

export function keptWork(key: string): string {
  try {
    return localStorage.getItem(prefix + key) ?? '';
  } catch {
    return '';
  }
}

/** Removes everything kept, whoever it belongs to. */
export function forgetKeptWork(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(prefix)) localStorage.removeItem(key);
    }
  } catch {
    // Blocked storage holds nothing.
  }
}
