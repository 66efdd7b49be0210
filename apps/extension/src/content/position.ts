export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

const ring = 36;
const inset = 8;
const panelSize = { width: 400, height: 600 };

/** Also of a form with a field named `parentElement`, which would stand in its way. */
export function parentOf(element: Element): HTMLElement | null {
  return Reflect.get(Node.prototype, 'parentElement', element);
}

/** What is seen of an element; null where that is next to nothing. */
export function visibleBox(element: HTMLElement): Box | null {
  let box = within(boxOf(element), { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  for (let part = parentOf(element); part; part = parentOf(part)) {
    if (part === document.body || part === document.documentElement) break;
    if (getComputedStyle(part).overflow !== 'visible') box = within(box, boxOf(part));
  }
  return box.right - box.left < ring || box.bottom - box.top < 10 ? null : box;
}

function boxOf(element: Element): Box {
  return element.getBoundingClientRect();
}

function within(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

/** The corner where a message ends last. */
export function ringPosition(box: Box): { left: number; top: number } {
  return {
    left: box.right - ring - inset,
    top: Math.max(box.top, box.bottom - ring - inset),
  };
}

/** Beside the draft where there is room, otherwise over it, and always inside the window. */
export function panelPosition(box: Box): {
  left: number;
  top: number;
  width: number;
  height: number;
} {
  const width = Math.min(panelSize.width, innerWidth - 2 * inset);
  const height = Math.min(panelSize.height, innerHeight - 2 * inset);
  const before = box.left - width - inset;
  const after = box.right + inset;
  const over = Math.max(inset, box.right - width - ring - 2 * inset);
  const hasRoomAfter = after + width + inset <= innerWidth;
  const left = before >= inset ? before : hasRoomAfter ? after : over;
  const top = Math.min(Math.max(inset, box.bottom - height), innerHeight - height - inset);
  return { left, top, width, height };
}

/** Whether something else of the page lies over a point of the element. */
export function isCovered(element: HTMLElement, x: number, y: number): boolean {
  const root = element.getRootNode();
  const scope = root instanceof ShadowRoot ? root : document;
  const top = scope
    .elementsFromPoint(x, y)
    .find((one) => !one.hasAttribute('data-replysmith-layer'));
  return top !== undefined && !element.contains(top) && !top.contains(element);
}
