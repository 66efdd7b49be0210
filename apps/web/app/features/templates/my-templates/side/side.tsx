import { SelectionCard } from '../selection/selection-card.tsx';
import { FolderList } from './folder-list.tsx';
import classes from './side.module.css';
import { Storage } from './storage.tsx';
import { TagFilter } from './tag-filter.tsx';

/** What is selected, folders, tags, and how much room there is. */
export function Side() {
  return (
    <aside className={classes.side} aria-label="Folders and tags">
      <SelectionCard />
      <FolderList />
      <div className={classes.wide}>
        <TagFilter />
        <Storage />
      </div>
    </aside>
  );
}
