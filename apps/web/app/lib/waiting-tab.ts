export type WaitingTab = {
  /** False when the browser blocked the tab, or it has been closed. */
  goTo: (url: string) => boolean;
  close: () => void;
};

/**
 * Opens a tab synchronously in the click, because browsers block later ones. It shows `words` until
 * its address is known.
 */
export function openWaitingTab(words: string): WaitingTab {
  const tab = window.open('about:blank', '_blank');
  if (tab) {
    tab.opener = null;
    write(tab.document, words);
  }
  return {
    goTo: (url) => {
      if (!tab || tab.closed) return false;
      tab.location.replace(url);
      return true;
    },
    close: () => tab?.close(),
  };
}

function write(page: Document, words: string): void {
  const look = getComputedStyle(document.documentElement);
  const line = page.createElement('p');
  line.textContent = words;
  line.setAttribute('role', 'status');
  page.title = words;
  page.documentElement.lang = document.documentElement.lang;
  Object.assign(page.body.style, {
    margin: '0',
    minHeight: '100vh',
    display: 'grid',
    placeItems: 'center',
    background: look.getPropertyValue('--desk'),
    color: look.getPropertyValue('--ink'),
    font: '400 22px/28px Georgia, serif',
  });
  page.body.append(line);
}
