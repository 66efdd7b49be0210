import type { TemplateFolder } from '@replysmith/contract';
import { IconFolderPlus, IconStar, IconTrash } from '@tabler/icons-react';
import {
  type DragEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Link } from 'react-router';
import { useTemplateFacets, useTemplateFolders } from '../../../data/templates.ts';
import { countText } from '../../../lib/words.ts';
import { Button } from '../../../components/button.tsx';
import { droppedTemplate, isTemplateDrag } from './template-card.tsx';
import { usePage } from './page-context.ts';
import { FolderMark } from './folder-mark.tsx';
import { type View, addressOf, noFilter } from './view.ts';
import { FolderMenu } from './folder-menu.tsx';
import classes from './lists.module.css';

type PlaceLinkProps = {
  mark: keyof typeof marks;
  to: Partial<View>;
  isHere: boolean;
  count: number | undefined;
  children: ReactNode;
};

const marks = {
  all: <i className={`grid ${classes.all}`} aria-hidden />,
  star: <IconStar size={14} stroke={1.5} aria-hidden />,
  trash: <IconTrash size={14} stroke={1.5} aria-hidden />,
};

/** A link to a part of the templates that is not a folder. */
function PlaceLink({ mark, to, isHere, count, children }: PlaceLinkProps) {
  const { view } = usePage();
  return (
    <Link
      className={`hover-well stack items-center gap-2 round size-14 plain ${classes.link}`}
      to={{ search: addressOf({ ...view, ...to }).toString() }}
      aria-current={isHere || undefined}
    >
      {marks[mark]}
      <span className="truncate">{children}</span>
      <span className={`ink-3 numbers ${classes.count}`}>
        {count !== undefined && countText(count)}
      </span>
    </Link>
  );
}

/** Pixels of the next link that remain visible beside the current one. */
const beside = 20;

/** On a phone the links are in a row that scrolls; keeps the current one in view. */
function useHereInView(row: RefObject<HTMLElement | null>, here: string): void {
  useLayoutEffect(() => {
    const link = row.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    const room = row.current?.getBoundingClientRect();
    if (!link || !room) return;
    if (link.right > room.right) row.current?.scrollBy(link.right - room.right + beside, 0);
    else if (link.left < room.left) row.current?.scrollBy(link.left - room.left - beside, 0);
  }, [row, here]);
}

/**
 * Links to all templates, those in no folder, each folder, favourites and the trash, with their
 * counts.
 */
export function FolderList() {
  const { view, open } = usePage();
  const { data: facets } = useTemplateFacets();
  const { data, error, refetch } = useTemplateFolders();
  const row = useRef<HTMLUListElement>(null);
  const current = view.isTrash ? 'trash' : view.isFavorites ? 'favorites' : view.folder;
  useHereInView(row, `${current} of ${data?.items.length} ${facets !== undefined}`);
  const isFolderView = !view.isTrash && !view.isFavorites;
  const all = { ...noFilter, isTrash: false };
  return (
    <nav aria-label="Folders">
      <ul ref={row} className={classes.folders}>
        <li>
          <PlaceLink
            mark="all"
            to={all}
            isHere={isFolderView && view.folder === null}
            count={facets?.saved}
          >
            All Templates
          </PlaceLink>
        </li>
        <li>
          <FolderLink
            folder={null}
            isHere={isFolderView && view.folder === 'unorganized'}
            count={facets?.unorganized}
          />
        </li>
        {data?.items.map((folder) => (
          <li key={folder.id}>
            <FolderLink
              folder={folder}
              isHere={isFolderView && view.folder === folder.id}
              count={folder.template_count}
            />
            <FolderMenu folder={folder} />
          </li>
        ))}
        <li className="mt-2 line-above pt-2">
          <PlaceLink
            mark="star"
            to={{ ...all, isFavorites: true }}
            isHere={view.isFavorites}
            count={facets?.favorites}
          >
            Favorites
          </PlaceLink>
        </li>
        <li>
          <PlaceLink
            mark="trash"
            to={{ ...all, isTrash: true }}
            isHere={view.isTrash}
            count={facets?.trash}
          >
            Trash
          </PlaceLink>
        </li>
      </ul>
      {error && !data && (
        <p className={`small poor ${classes.problem}`} role="alert">
          <b className="bold">Error Loading Folders</b> Unable to load folders: {error.message}{' '}
          <button className="underlined" type="button" onClick={() => void refetch()}>
            Try again
          </button>
        </p>
      )}
      {data?.items.length === 0 && (
        <div className={`not-tablet ${classes.none}`}>
          <Button
            variant="quiet"
            size="small"
            onClick={() => open({ type: 'folder', folder: null })}
          >
            <IconFolderPlus size={16} stroke={1.5} aria-hidden />
            Create a folder
          </Button>
        </div>
      )}
    </nav>
  );
}

type FolderLinkProps = {
  /** Null for templates in no folder. */
  folder: TemplateFolder | null;
  isHere: boolean;
  count: number | undefined;
};

/** A link to a folder, which also accepts dropped templates. */
function FolderLink({ folder, isHere, count }: FolderLinkProps) {
  const { view, change, chosenWith } = usePage();
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
      className={`hover-well stack items-center gap-2 round size-14 plain ${classes.link}`}
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
      <span className="truncate">{folder?.name ?? 'Unorganized'}</span>
      <span className={`ink-3 numbers ${classes.count}`}>
        {count !== undefined && countText(count)}
      </span>
    </Link>
  );
}
