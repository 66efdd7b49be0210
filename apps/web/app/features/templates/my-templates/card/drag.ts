import type { DragEvent } from 'react';

/** Templates on their way to a folder. */
const kind = 'application/x-replysmith-template';

type Dragged = { id: string; name: string };

/** A small note under the pointer says how many are dragged. */
export function startDrag(
  event: DragEvent,
  { template, count }: { template: Dragged; count: number },
): void {
  event.dataTransfer.setData(kind, JSON.stringify(template));
  event.dataTransfer.effectAllowed = 'move';
  const note = document.createElement('div');
  note.textContent = count === 1 ? template.name : `${count.toLocaleString('en')} templates`;
  note.style.cssText =
    'position:fixed;top:-99px;padding:8px 14px;border-radius:4px;background:var(--ink);color:var(--desk);font:600 14px/20px var(--sans)';
  document.body.append(note);
  event.dataTransfer.setDragImage(note, 12, 18);
  setTimeout(() => note.remove());
}

export function isTemplateDrag(event: DragEvent): boolean {
  return event.dataTransfer.types.includes(kind);
}

/** The template that was taken hold of. */
export function droppedTemplate(event: DragEvent): Dragged | null {
  const text = event.dataTransfer.getData(kind);
  return text ? (JSON.parse(text) as Dragged) : null;
}
