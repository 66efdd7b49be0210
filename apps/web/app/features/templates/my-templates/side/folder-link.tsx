import type { TemplateFolder } from '@replysmith/contract';
import { useState, type DragEvent } from 'react';
import { Link } from 'react-router';
import { countText } from '../../../../lib/words/count-text.ts';
import { droppedTemplate, isTemplateDrag } from '../card/drag.ts';
import { useDesk } from '../desk.ts';
import { FolderMark } from '../folders/folder-mark.tsx';
import { addressOf } from '../view/view.ts';
import classes from './folder-list.module.css';

type FolderLinkProps = {
  /** Null: templates in no folder. */
  folder: TemplateFolder | null;
  isHere: boolean;
  count: number | undefined;
};

/** Leads to a folder, and takes what is dropped on it. */
export function FolderLink({ folder, isHere, count }: FolderLinkProps) {
  const { view, change, chosenWith } = useDesk();
  const [isOver, setOver] = useState(false);
  const here = { folder: folder?.id ?? 'unorganized', isFavorites: false, isTrash: false };

  const take = async (event: DragEvent) => {
    setOver(false);
    const template = droppedTemplate(event);
    if (!template) return;
    event.preventDefault();
    const to = { folder_id: folder?.id ?? null };
    await change({ type: 'move', to }, await chosenWith(template));
  };

  return (
    <Link
      className={classes.link}
      to={{ search: addressOf({ ...view, ...here }).toString() }}
      aria-current={isHere || undefined}
      title={folder?.description ?? undefined}
      data-over={isOver || undefined}
      draggable={false}
      onDragOver={(event) => {
        if (!isTemplateDrag(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => void take(event)}
    >
      <FolderMark color={folder?.color ?? null} />
      <span className={classes.name}>{folder?.name ?? 'Unorganized'}</span>
      <span className={classes.count}>{count !== undefined && countText(count)}</span>
    </Link>
  );
}
