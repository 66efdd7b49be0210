import type { Adapter } from './adapters.ts';

const debounceMs = 60;
const pollMs = 500;
/** A page may have hundreds of fields, and each with a ring is read and scored. */
const mostDrafts = 8;

type Watch = {
  readonly site: Adapter;
  /** The draft that is kept although others are nearer at hand. */
  readonly pinned: () => HTMLElement | null;
  readonly onFound: (bodies: readonly HTMLElement[]) => void;
};

/** Finds the messages that are being written in the page, now and whenever that may have changed. */
export function watchDrafts({ site, pinned, onFound }: Watch): () => void {
  /** Fields of open shadow trees, which no search of the document finds. */
  const visited = new Set<HTMLElement>();
  let shown: readonly HTMLElement[] = [];
  let timer = 0;
  const look = () => {
    timer = 0;
    shown = atHand(draftsIn(site, visited), shown, pinned());
    onFound(shown);
  };
  const lookSoon = () => {
    timer ||= window.setTimeout(look, debounceMs);
  };
  const onFocus = (event: Event) => {
    const [target] = event.composedPath();
    if (target instanceof HTMLElement && target.getRootNode() instanceof ShadowRoot) {
      const body = target.closest<HTMLElement>(site.body);
      if (body) visited.add(body);
    }
    lookSoon();
  };
  const observer = new MutationObserver(lookSoon);
  observer.observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['contenteditable', 'readonly', 'disabled', 'hidden'],
  });
  addEventListener('focusin', onFocus, true);
  addEventListener('scroll', lookSoon, true);
  // Styles and shadow trees change without a word.
  const poll = setInterval(look, pollMs);
  look();
  return () => {
    observer.disconnect();
    removeEventListener('focusin', onFocus, true);
    removeEventListener('scroll', lookSoon, true);
    clearInterval(poll);
    clearTimeout(timer);
  };
}

function draftsIn(site: Adapter, visited: Set<HTMLElement>): HTMLElement[] {
  for (const body of visited) if (!body.isConnected) visited.delete(body);
  return [...document.querySelectorAll<HTMLElement>(site.body), ...visited].filter(
    (body) => !body.parentElement?.closest(site.body) && isLargeEnough(body, site),
  );
}

function isLargeEnough(body: HTMLElement, { leastSize }: Adapter): boolean {
  // An editor that is a frame's whole page is as large as the frame, however little it holds.
  if (body === document.body) return true;
  const { width, height } = body.getBoundingClientRect();
  return width >= leastSize.width && height >= leastSize.height;
}

/** The drafts to have a ring: the one written in, those in view, those that had one before. */
function atHand(
  bodies: readonly HTMLElement[],
  shown: readonly HTMLElement[],
  pinned: HTMLElement | null,
): HTMLElement[] {
  const focused = focusedElement();
  const rankOf = (body: HTMLElement) => {
    if (body === pinned || body.contains(focused)) return 0;
    const wasShown = shown.includes(body);
    if (isInView(body)) return wasShown ? 1 : 2;
    return wasShown ? 3 : null;
  };
  return bodies
    .flatMap((body) => {
      const rank = rankOf(body);
      return rank === null ? [] : { body, rank };
    })
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, mostDrafts)
    .map(({ body }) => body);
}

function isInView(body: HTMLElement): boolean {
  const { left, top, right, bottom } = body.getBoundingClientRect();
  return right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
}

/** What has the focus, also inside open shadow trees. */
export function focusedElement(): Element | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}
