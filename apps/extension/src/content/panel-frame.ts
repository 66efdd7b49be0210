import type { Box } from './place.ts';
import { panelPlace } from './place.ts';

/** The panel: a page of the extension's own, out of the reach of the page around it. */
export type PanelFrame = {
  /** Known to the extension alone. */
  readonly id: string;
  readonly place: (box: Box) => void;
  readonly focus: () => void;
  readonly remove: () => void;
};

export function makePanelFrame(root: HTMLElement): PanelFrame {
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
