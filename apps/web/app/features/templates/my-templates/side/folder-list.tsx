import { IconFolderPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTemplateFacets } from '../../../../data/templates/facets.ts';
import { useTemplateFolders } from '../../../../data/templates/folders.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { useDesk } from '../desk.ts';
import { noFilter } from '../view/view.ts';
import { FolderLink } from './folder-link.tsx';
import { FolderMenu } from './folder-menu.tsx';
import classes from './folder-list.module.css';
import { PlaceLink } from './place-link.tsx';
import { useHereInView } from './use-here-in-view.ts';

/** All templates, those in no folder, each folder, favourites and the trash, with how many each holds. */
export function FolderList() {
  const { view, open } = useDesk();
  const { data: facets } = useTemplateFacets();
  const { data, error, refetch } = useTemplateFolders();
  const row = useRef<HTMLUListElement>(null);
  const place = view.isTrash ? 'trash' : view.isFavorites ? 'favorites' : view.folder;
  useHereInView(row, `${place} of ${data?.items.length} ${facets !== undefined}`);
  const isShelf = !view.isTrash && !view.isFavorites;
  const all = { ...noFilter, isTrash: false };
  return (
    <nav aria-label="Folders">
      <ul ref={row} className={classes.folders}>
        <li>
          <PlaceLink
            mark="all"
            to={all}
            isHere={isShelf && view.folder === null}
            count={facets?.saved}
          >
            All Templates
          </PlaceLink>
        </li>
        <li>
          <FolderLink
            folder={null}
            isHere={isShelf && view.folder === 'unorganized'}
            count={facets?.unorganized}
          />
        </li>
        {data?.items.map((folder) => (
          <li key={folder.id}>
            <FolderLink
              folder={folder}
              isHere={isShelf && view.folder === folder.id}
              count={folder.template_count}
            />
            <FolderMenu folder={folder} />
          </li>
        ))}
        <li className={classes.apart}>
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
        <p className={classes.problem} role="alert">
          <b>Error Loading Folders</b> Unable to load folders: {error.message}{' '}
          <button type="button" onClick={() => void refetch()}>
            Try again
          </button>
        </p>
      )}
      {data?.items.length === 0 && (
        <div className={classes.none}>
          <Button
            variant="quiet"
            size="small"
            onClick={() => open({ type: 'folder', folder: null })}
          >
            <IconFolderPlus size={16} stroke={1.5} aria-hidden />
            Make a folder
          </Button>
        </div>
      )}
    </nav>
  );
}
