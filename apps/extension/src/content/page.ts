import type { DraftText, FromBackground, FromPanel } from '../messages.ts';
import { type BesideDraft, standBeside } from './beside-draft.ts';
import { connect } from './connection.ts';
import { changeDraft, isField, rangesOf, readDraft, selectWords } from './draft.ts';
import { watchDrafts } from './find-drafts.ts';
import { makeLayer } from './layer.ts';
import { type Box, panelPlace, visibleBox } from './place.ts';
import { siteAt } from './sites.ts';

/** The panel: a page of the extension's own, out of the reach of the page around it. */
type PanelFrame = {
  /** Known to the extension alone. */
  readonly id: string;
  readonly place: (box: Box) => void;
  readonly focus: () => void;
  readonly remove: () => void;
};

type OpenPanel = {
  readonly frame: PanelFrame;
  beside: BesideDraft;
  /** What was selected when it was opened, which comes back when it is closed. */
  readonly selected: Range | null;
};

const placeMs = 500;

/** Rings beside all drafts of the page, and a panel at one of them. */
export function coachPage(ended: () => void): void {
  const site = siteAt(location.hostname);
  const layer = makeLayer();
  const all = new Map<number, BesideDraft>();
  let lastId = 0;
  let panel: OpenPanel | null = null;

  const line = connect({
    hear,
    lost: () => {
      for (const beside of all.values()) beside.read(true);
      if (panel) line.send({ type: 'panel', panel: panel.frame.id });
    },
    gone: end,
  });
  const stopWatching = watchDrafts(site, show);
  const places = setInterval(place, placeMs);
  let isPlacing = 0;
  const placeSoon = () => {
    isPlacing ||= requestAnimationFrame(() => {
      isPlacing = 0;
      place();
    });
  };
  addEventListener('scroll', placeSoon, true);
  addEventListener('resize', placeSoon);

  function show(bodies: readonly HTMLElement[]): void {
    const left = [...all].filter(([, { draft }]) => !bodies.includes(draft.body));
    const known = new Set([...all.values()].map(({ draft }) => draft.body));
    const added = bodies.filter((body) => !known.has(body)).map(add);
    for (const [id, beside] of left) {
      if (panel?.beside === beside) moveOrClose(panel, added);
      beside.remove();
      all.delete(id);
    }
    if (all.size > 0) layer.hold();
    place();
  }

  function add(body: HTMLElement): BesideDraft {
    lastId += 1;
    const id = lastId;
    const beside = standBeside(
      { body, site },
      {
        id,
        root: layer.root,
        send: line.send,
        changed: (draft) => {
          if (panel && panel.beside === all.get(id)) tellPanel(draft);
        },
        open: () => (panel?.beside === beside ? closePanel() : openPanel(beside)),
      },
    );
    all.set(id, beside);
    beside.read();
    return beside;
  }

  /** A page that draws its field anew keeps its panel; one that closes its draft does not. */
  function moveOrClose(open: OpenPanel, added: readonly BesideDraft[]): void {
    const text = lastRead?.body;
    const next = added.find(({ draft }) => readDraft(draft).body === text);
    if (!next) {
      closePanel(false);
      return;
    }
    open.beside = next;
    next.ring.setAttribute('aria-expanded', 'true');
    tellPanel(readDraft(next.draft));
  }

  function hear(message: FromBackground): void {
    if (message.type === 'scored') {
      all.get(message.id)?.show(message.verdict);
      place();
    } else if (message.type === 'toggle') toggle();
    else if (message.type === 'stop') end();
    else if (message.panel !== panel?.frame.id) return;
    else if (message.type === 'panel-ready') {
      tellPanel(readDraft(panel.beside.draft));
      panel.frame.focus();
    } else answer(panel, message.message);
  }

  let lastRead: DraftText | null = null;
  function tellPanel(draft: DraftText): void {
    if (!panel) return;
    lastRead = draft;
    mark([]);
    const message = { type: 'draft', draft } as const;
    line.send({ type: 'to-panel', panel: panel.frame.id, message });
  }

  function answer({ beside, frame }: OpenPanel, message: FromPanel): void {
    const { draft } = beside;
    if (message.type === 'close') closePanel();
    else if (message.type === 'mark') mark(rangesOf(draft, message.spans));
    else if (message.type === 'select') selectWords(draft, message.spans);
    else if (message.type === 'turn-off') line.send({ type: 'turn-off' });
    else {
      const trouble = changeDraft(draft, message.draft, message.changes);
      frame.focus();
      beside.read(true);
      line.send({ type: 'to-panel', panel: frame.id, message: { type: 'applied', trouble } });
    }
  }

  function openPanel(beside: BesideDraft): void {
    closePanel(false);
    const selection = getSelection();
    const selected = selection?.rangeCount ? selection.getRangeAt(0).cloneRange() : null;
    const frame = makePanelFrame(layer.root);
    panel = { frame, beside, selected };
    lastRead = readDraft(beside.draft);
    beside.ring.setAttribute('aria-expanded', 'true');
    line.send({ type: 'panel', panel: frame.id });
    layer.hold();
    place();
  }

  function closePanel(returnsFocus = true): void {
    if (!panel) return;
    const { frame, beside, selected } = panel;
    panel = null;
    mark([]);
    frame.remove();
    beside.ring.setAttribute('aria-expanded', 'false');
    const { body } = beside.draft;
    if (!returnsFocus || !body.isConnected) return;
    body.focus({ preventScroll: true });
    if (isField(body) || !selected || !body.contains(selected.commonAncestorContainer)) return;
    getSelection()?.removeAllRanges();
    getSelection()?.addRange(selected);
  }

  /** Opens the panel of the draft that is written in, or the first; closes it where it is open. */
  function toggle(): void {
    if (panel) {
      closePanel();
      return;
    }
    const [first, ...rest] = all.values();
    const active = document.activeElement;
    const focused = [first, ...rest].find((one) => active && one?.draft.body.contains(active));
    const beside = focused ?? first;
    if (beside) openPanel(beside);
  }

  function place(): void {
    for (const beside of all.values()) beside.place();
    const box = panel && visibleBox(panel.beside.draft.body);
    if (box) panel?.frame.place(box);
    if (all.size > 0) layer.hold();
  }

  function end(): void {
    closePanel(false);
    stopWatching();
    clearInterval(places);
    removeEventListener('scroll', placeSoon, true);
    removeEventListener('resize', placeSoon);
    for (const beside of all.values()) beside.remove();
    all.clear();
    layer.remove();
    line.end();
    ended();
  }
}

const highlight = 'replysmith';

function mark(ranges: readonly Range[]): void {
  if (ranges.length === 0) CSS.highlights.delete(highlight);
  else CSS.highlights.set(highlight, new Highlight(...ranges));
}

function makePanelFrame(root: HTMLElement): PanelFrame {
  const id = crypto.randomUUID();
  const frame = document.createElement('iframe');
  frame.className = 'panel';
  frame.title = 'Replysmith';
  frame.src = `${chrome.runtime.getURL('panel.html')}#${id}`;
  root.append(frame);
  return {
    id,
    place: (box) => {
      const { left, top, width, height } = panelPlace(box);
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
