export type WaitingTab = {
  /** False when the browser allowed no tab, or somebody has closed it meanwhile. */
  goTo: (url: string) => boolean;
  close: () => void;
};

/**
 * Opens a tab at once, in the click itself, because browsers block those that open later. It says
 * `words` in the site's colours until it is known where it leads.
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
