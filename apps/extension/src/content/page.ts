import type { DraftsState, DraftText, FromBackground, FromPanel } from '../messages.ts';
import { type Scheme, schemeBehind, showScheme } from '../color-scheme.ts';
import { connect } from './connection.ts';
import { type DraftRing, addRing } from './draft-ring.ts';
import { changeDraft, isField, rangesOf, readDraft, selectWords } from './draft.ts';
import { selectRange } from './edit.ts';
import { focusedElement, watchDrafts } from './find-drafts.ts';
import { makeLayer } from './layer.ts';
import { type Box, panelPosition, visibleBox } from './position.ts';
import { adapterFor } from './adapters.ts';

/** The panel: a page of the extension's own, out of the reach of the page around it. */
type PanelFrame = {
  /** Known to the extension alone. */
  readonly id: string;
  readonly position: (box: Box) => void;
  readonly focus: () => void;
  readonly remove: () => void;
};

type OpenPanel = {
  readonly frame: PanelFrame;
  ring: DraftRing;
  /** The draft as the panel has it. */
  draft: DraftText;
  /** What was selected when it was opened, which comes back when it is closed. */
  readonly selected: Range | null;
};

/** Rings beside the drafts of the page, and a panel at one of them. */
export function coachPage(onStop: () => void): void {
  const site = adapterFor(location.hostname);
  const layer = makeLayer();
  const rings = new Map<number, DraftRing>();
  let lastId = 0;
  let panel: OpenPanel | null = null;
  let state: DraftsState = 'none';

  const { post, close } = connect({
    onMessage,
    onReconnect: () => {
      for (const ring of rings.values()) ring.score(true);
      if (panel) post({ type: 'panel', panel: panel.frame.id });
      state = 'none';
      postState();
    },
    onInvalidated: stop,
  });
  const stopWatching = watchDrafts({
    site,
    pinned: () => panel?.ring.draft.body ?? null,
    onFound: showRings,
  });
  let frame = 0;
  const positionSoon = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      position();
    });
  };
  addEventListener('scroll', positionSoon, true);
  addEventListener('resize', positionSoon);

  function showRings(bodies: readonly HTMLElement[]): void {
    const left = [...rings].filter(([, { draft }]) => !bodies.includes(draft.body));
    const known = new Set([...rings.values()].map(({ draft }) => draft.body));
    const added = bodies.filter((body) => !known.has(body)).map(add);
    for (const [id, ring] of left) {
      if (panel?.ring === ring) moveOrClose(panel, added);
      ring.remove();
      rings.delete(id);
    }
    const [first] = rings.values();
    if (first) showScheme(layer.root, schemeBehind(first.draft.body));
    position();
    postState();
  }

  function add(body: HTMLElement): DraftRing {
    lastId += 1;
    const id = lastId;
    const ring = addRing(
      { body, site },
      {
        id,
        root: layer.root,
        post,
        onChange: (draft) => {
          if (panel && panel.ring === rings.get(id)) postDraft(panel, draft);
        },
        onClick: () => (panel?.ring === ring ? closePanel() : openPanel(ring)),
      },
    );
    rings.set(id, ring);
    return ring;
  }

  /** A page that draws its field anew keeps its panel; one that closes its draft does not. */
  function moveOrClose(open: OpenPanel, added: readonly DraftRing[]): void {
    const next = added.find(({ draft }) => readDraft(draft).body === open.draft.body);
    if (!next) {
      closePanel(false);
      return;
    }
    open.ring = next;
    next.button.setAttribute('aria-expanded', 'true');
    postDraft(open, readDraft(next.draft));
  }

  function focusedRing(): DraftRing | undefined {
    const focused = focusedElement();
    return [...rings.values()].find(({ draft }) => draft.body.contains(focused));
  }

  function postState(): void {
    // The body of a frame is its active element also while another frame has the focus.
    const isFocused = document.hasFocus() && focusedRing() !== undefined;
    const now = isFocused ? 'focused' : rings.size > 0 ? 'some' : 'none';
    if (now === state) return;
    state = now;
    post({ type: 'drafts', state });
  }

  function onMessage(message: FromBackground): void {
    if (message.type === 'scored') {
      rings.get(message.id)?.showVerdict(message.verdict);
      position();
    } else if (message.type === 'toggle') toggle();
    else if (message.type === 'open') openAtFocus();
    else if (message.type === 'notice') layer.notify(message.text);
    else if (message.type === 'stop') stop();
    else if (message.panel !== panel?.frame.id) return;
    else if (message.type === 'panel-ready') {
      postDraft(panel, readDraft(panel.ring.draft));
      panel.frame.focus();
    } else void answerPanel(panel, message.message);
  }

  function postDraft(open: OpenPanel, draft: DraftText): void {
    open.draft = draft;
    mark([]);
    const message = { type: 'draft', draft } as const;
    post({ type: 'to-panel', panel: open.frame.id, message });
  }

  async function answerPanel({ ring, frame: at }: OpenPanel, message: FromPanel): Promise<void> {
    const { draft } = ring;
    if (message.type === 'close') closePanel();
    else if (message.type === 'mark') mark(rangesOf(draft, message.spans));
    else if (message.type === 'select') selectWords(draft, message.spans);
    else if (message.type === 'turn-off') post({ type: 'turn-off' });
    else {
      const result = await changeDraft(draft, message.draft, message.changes);
      at.focus();
      ring.score(true);
      post({ type: 'to-panel', panel: at.id, message: { type: 'applied', result } });
    }
  }

  function openPanel(ring: DraftRing): void {
    closePanel(false);
    const selection = getSelection();
    const selected = selection?.rangeCount ? selection.getRangeAt(0).cloneRange() : null;
    const scheme = schemeBehind(ring.draft.body);
    showScheme(layer.root, scheme);
    panel = {
      frame: makePanelFrame(layer.root, scheme),
      ring,
      draft: readDraft(ring.draft),
      selected,
    };
    ring.button.setAttribute('aria-expanded', 'true');
    post({ type: 'panel', panel: panel.frame.id });
    position();
  }

  function closePanel(returnsFocus = true): void {
    if (!panel) return;
    const { frame: at, ring, selected } = panel;
    panel = null;
    mark([]);
    at.remove();
    ring.button.setAttribute('aria-expanded', 'false');
    const { body } = ring.draft;
    if (!returnsFocus || !body.isConnected) return;
    body.focus({ preventScroll: true });
    if (isField(body) || !selected || !body.contains(selected.commonAncestorContainer)) return;
    selectRange(selected);
  }

  /** At the draft that is written in, or else at the first. */
  function toggle(): void {
    const [first] = rings.values();
    const ring = focusedRing() ?? first;
    if (panel) closePanel();
    else if (ring) openPanel(ring);
  }

  function openAtFocus(): void {
    const ring = focusedRing();
    if (!ring) layer.notify('Replysmith reads fields of several lines. This is none.');
    else if (panel?.ring !== ring) openPanel(ring);
  }

  function position(): void {
    for (const ring of rings.values()) ring.position();
    const box = panel && visibleBox(panel.ring.draft.body);
    if (box) panel?.frame.position(box);
    if (rings.size > 0) layer.keepOnTop();
  }

  function stop(): void {
    closePanel(false);
    stopWatching();
    cancelAnimationFrame(frame);
    removeEventListener('scroll', positionSoon, true);
    removeEventListener('resize', positionSoon);
    for (const ring of rings.values()) ring.remove();
    rings.clear();
    layer.remove();
    close();
    onStop();
  }
}

const highlight = 'replysmith';

function mark(ranges: readonly Range[]): void {
  if (ranges.length === 0) CSS.highlights.delete(highlight);
  else CSS.highlights.set(highlight, new Highlight(...ranges));
}

function makePanelFrame(root: HTMLElement, scheme: Scheme): PanelFrame {
  const id = crypto.randomUUID();
  const frame = document.createElement('iframe');
  frame.className = 'panel';
  frame.title = 'Replysmith';
  frame.src = `${chrome.runtime.getURL('panel.html')}?${scheme}#${id}`;
  root.append(frame);
  return {
    id,
    position: (box) => {
      const { left, top, width, height } = panelPosition(box);
      Object.assign(frame.style, {
        left: `${left}px`,
        top: `${top}px`,
        width: `${width}px`,
        height: `${height}px`,
      });
    },
    focus: () => frame.focus(),
    remove: () => frame.remove(),
  };
}
