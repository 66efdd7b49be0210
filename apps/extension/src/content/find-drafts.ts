import type { Site } from './sites.ts';

const pauseMs = 60;

/** Tells which messages are being written in the page, now and whenever that may have changed. */
export function watchDrafts(
  site: Site,
  found: (bodies: readonly HTMLElement[]) => void,
): () => void {
  /** Fields of open shadow trees, which no search of the document finds. */
  const visited = new Set<HTMLElement>();
  let timer = 0;
  const look = () => {
    timer = 0;
    found(draftsIn(site, visited));
  };
  const lookSoon = () => {
    timer ||= window.setTimeout(look, pauseMs);
  };
  const visit = (event: Event) => {
    const [target] = event.composedPath();
    if (!(target instanceof HTMLElement) || !(target.getRootNode() instanceof ShadowRoot)) return;
    const body = target.closest<HTMLElement>(site.body);
    if (body) visited.add(body);
    lookSoon();
  };
  const observer = new MutationObserver(lookSoon);
  observer.observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['contenteditable', 'readonly', 'disabled', 'hidden'],
  });
  addEventListener('focusin', visit, true);
  addEventListener('transitionend', lookSoon, true);
  look();
  return () => {
    observer.disconnect();
    removeEventListener('focusin', visit, true);
    removeEventListener('transitionend', lookSoon, true);
    clearTimeout(timer);
  };
}

function draftsIn(site: Site, visited: Set<HTMLElement>): HTMLElement[] {
  for (const body of visited) if (!body.isConnected) visited.delete(body);
  return [...document.querySelectorAll<HTMLElement>(site.body), ...visited].filter(
    (body) => !body.parentElement?.closest(site.body) && isLargeEnough(body, site),
  );
}

function isLargeEnough(body: HTMLElement, { leastSize }: Site): boolean {
  const { width, height } = body.getBoundingClientRect();
  return width >= leastSize.width && height >= leastSize.height;
}
