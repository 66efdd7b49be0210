const key = 'replysmith:signed-in';
const attribute = 'data-signed-in';
const gone = 'replysmith:signed-out';

/**
 * Stands in the head of every page, so that who was signed in last time meets their own links at
 * the first paint, before any answer of the server. Only that somebody was is kept, not who.
 */
export const paintVisitorHint = `try{localStorage.getItem('${key}')&&document.documentElement.setAttribute('${attribute}','')}catch{}`;

/** Whether somebody seems to be signed in; the server has the last word. */
export function isVisitorHinted(): boolean {
  return document.documentElement.hasAttribute(attribute);
}

export function rememberVisitor(): void {
  paint(true);
  try {
    localStorage.setItem(key, 'yes');
  } catch {
    // Storage may be blocked; the hint then lasts for this page only.
  }
}

export function forgetVisitor(): void {
  paint(false);
  try {
    localStorage.removeItem(key);
  } catch {
    // Blocked storage holds nothing.
  }
  dispatchEvent(new Event(gone));
}

/** Hears of somebody who comes or goes, in this tab or in another one; returns what ends that. */
export function onVisitorHint(tell: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    paint(event.newValue !== null);
    tell();
  };
  addEventListener(gone, tell);
  addEventListener('storage', hear);
  return () => {
    removeEventListener(gone, tell);
    removeEventListener('storage', hear);
  };
}

function paint(isSignedIn: boolean): void {
  document.documentElement.toggleAttribute(attribute, isSignedIn);
}
