import { virtualFrom } from '@replysmith/contract';
import { useMemo, useRef } from 'react';
import { useDesk } from '../desk.ts';
import { BoxRows } from './box-rows.tsx';
import { isTrash } from './line-heights.ts';
import { PageRows } from './page-rows.tsx';
import { placeSections, type Section } from './place-sections.ts';
import { useColumns } from './use-columns.ts';
import classes from './template-list.module.css';

/** Beyond what can be seen, so many lines are drawn as well. */
const overscan = 5;

/** The templates, of which only those near what can be seen are drawn once there are many. */
export function TemplateList({ sections }: { sections: readonly Section[] }) {
  const { look, folder } = useDesk().view;
  const place = useRef<HTMLDivElement>(null);
  const fitting = useColumns(place);
  const columns = look === 'grid' ? fitting : 1;
  const layout = useMemo(() => placeSections(sections, columns), [sections, columns]);
  const isLong = layout.templateCount > virtualFrom.folder;
  const Rows = isLong && look === 'list' && folder !== null ? BoxRows : PageRows;
  return (
    <div ref={place} className={classes.list} data-trash={isTrash(sections) || undefined}>
      <Rows
        key={`${look} in ${columns}`}
        layout={layout}
        look={look}
        overscan={isLong ? overscan : layout.lineCount}
      />
    </div>
  );
}
