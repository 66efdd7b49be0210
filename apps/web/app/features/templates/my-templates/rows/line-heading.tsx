import { countText } from '../../../../lib/words/count-text.ts';
import { FolderMark } from '../folders/folder-mark.tsx';
import type { Section } from './place-sections.ts';
import classes from './rows.module.css';

/** The folder that the rows below lie in. */
export function LineHeading({ section: { folder, count } }: { section: Section }) {
  return (
    <h2 className={classes.heading}>
      <FolderMark color={folder?.color ?? null} />
      {folder?.name ?? 'Unorganized'}
      <span>{countText(count)}</span>
    </h2>
  );
}
