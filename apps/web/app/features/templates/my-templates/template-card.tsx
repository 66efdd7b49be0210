import type { EmailTemplateSummary, TemplateSort } from '@replysmith/contract';
import { IconCheck } from '@tabler/icons-react';
import { type ComponentProps, type DragEvent, type ReactNode, useId } from 'react';
import { restorableUntil, recentDay } from '../../../lib/days.ts';
import { usePage } from './page-context.ts';
import { folderColor } from './folder-mark.tsx';
import type { Pick } from './use-rows.ts';
import type { Look } from './view.ts';
import classes from './template-line.module.css';

/** The drag type of templates. */
const kind = 'application/x-replysmith-template';

type Dragged = { id: string; name: string };

/** The drag image shows how many are dragged. */
function startDrag(
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

/** The template that was dragged. */
export function droppedTemplate(event: DragEvent): Dragged | null {
  const text = event.dataTransfer.getData(kind);
  return text ? (JSON.parse(text) as Dragged) : null;
}

type TemplateFrameProps = Omit<CardProps, 'onPick'> & {
  className: ComponentProps<'article'>['className'];
  /** Called with the id of the element that names the template. */
  children: (nameId: string) => ReactNode;
};

/** The frame of a template in any look: its position in the list, and dragging it to a folder. */
export function TemplateFrame(props: TemplateFrameProps) {
  const { template, position, total, isPicked, className, children } = props;
  const { selecting } = usePage();
  const nameId = useId();
  return (
    <article
      className={className}
      aria-labelledby={nameId}
      aria-posinset={position + 1}
      aria-setsize={total}
      data-trash={template.deleted_at !== null || undefined}
      data-picked={isPicked || undefined}
      style={folderColor(template.folder?.color ?? null)}
      draggable={template.deleted_at === null}
      onDragStart={(event) =>
        startDrag(event, {
          template: { id: template.id, name: template.name },
          count: isPicked ? selecting.count : 1,
        })
      }
    >
      {children(nameId)}
    </article>
  );
}

export type CardProps = {
  template: EmailTemplateSummary;
  /** The index in the whole list. */
  position: number;
  /** The length of the whole list. */
  total: number;
  isPicked: boolean;
  onPick: Pick;
};

/** A placeholder for a template that is loading. */
export function CardSkeleton({ look }: { look: Look }) {
  return (
    <div
      className={`stack gap-3 framed-line content-start ${classes.skeleton}`}
      data-look={look}
      aria-hidden
    >
      <i className="round-sheet on-well" style={{ width: '58%' }} />
      <i className="round-sheet on-well" style={{ width: '34%' }} />
      <i className="round-sheet on-well" style={{ width: '82%' }} />
    </div>
  );
}

/** Selects a template; with Shift also those since the previous selection. */
export function PickBox({ template, position, isPicked, onPick }: Omit<CardProps, 'total'>) {
  return (
    <label className={`relative grid place-center no-shrink cursor-pointer ${classes.box}`}>
      <input
        className="on-sheet cursor-pointer framed-strong round-tag"
        type="checkbox"
        aria-label={`Select ${template.name}`}
        checked={isPicked}
        onChange={({ nativeEvent, target }) =>
          onPick({
            id: template.id,
            position,
            isPicked: target.checked,
            isRange: 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true,
          })
        }
      />
      <IconCheck size={14} stroke={2.4} aria-hidden />
    </label>
  );
}

const dayMs = 86_400_000;

/**
 * Such as "E-commerce, yesterday", by the date that the list is sorted by. In the trash, how long
 * it is kept.
 */
export function whereAndWhen(
  template: EmailTemplateSummary,
  sort: TemplateSort | undefined,
  now = Date.now(),
): string {
  const { folder, deleted_at } = template;
  if (deleted_at !== null) return daysLeftText(deleted_at, now);
  return `${folder?.name ?? 'Unorganized'}, ${when(template, sort, now)}`;
}

/** Such as "yesterday", where the folder is known. */
export function when(
  { updated_at, created_at }: EmailTemplateSummary,
  sort: TemplateSort | undefined,
  now = Date.now(),
): string {
  return recentDay(sort === 'updated_at' ? updated_at : created_at, new Date(now));
}

function daysLeftText(deletedAt: string, now: number): string {
  const days = Math.max(0, Math.ceil((Date.parse(restorableUntil(deletedAt)) - now) / dayMs));
  if (days <= 1) return 'Deleted for good within a day';
  return `${days} days left`;
}

/** Such as "Used 14 times". */
export function usesText(count: number): string {
  if (count === 0) return 'Not used yet';
  if (count === 1) return 'Used once';
  return `Used ${count.toLocaleString('en')} times`;
}
