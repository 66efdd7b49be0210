import { useId, type ComponentProps, type ReactNode } from 'react';
import { useDesk } from '../desk.ts';
import { folderColor } from '../folders/folder-mark.tsx';
import { startDrag } from './drag.ts';
import type { CardProps } from './card-props.ts';

type TemplateFrameProps = Omit<CardProps, 'onPick'> & {
  className: ComponentProps<'article'>['className'];
  /** Given the id of what names the template. */
  children: (nameId: string) => ReactNode;
};

/** What a template is on the page, however it looks: one of so many, and to be dragged to a folder. */
export function TemplateFrame(props: TemplateFrameProps) {
  const { template, position, total, isPicked, className, children } = props;
  const { selecting } = useDesk();
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
