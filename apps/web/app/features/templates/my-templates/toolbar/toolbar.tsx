import type { TemplateSort } from '@replysmith/contract';
import { IconLayoutGrid, IconList } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTemplateFacets } from '../../../../data/templates/facets.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Segments } from '../../../../ui/segments/segments.tsx';
import { Select } from '../../../../ui/select/select.tsx';
import { useDesk } from '../desk.ts';
import { useSelectAll } from '../selection/use-select-all.ts';
import classes from './toolbar.module.css';

type Sort = TemplateSort | 'best';

const sorts: readonly { value: Sort; label: string }[] = [
  { value: 'created_at', label: 'Recent' },
  { value: 'name', label: 'Name' },
  { value: 'usage_count', label: 'Most Used' },
  { value: 'updated_at', label: 'Last Modified' },
  { value: 'optimization_score', label: 'Best Score' },
];

const looks = [
  { value: 'grid', label: 'Grid', Icon: IconLayoutGrid },
  { value: 'list', label: 'List', Icon: IconList },
] as const;

/** Searching, filtering, sorting, and how it looks. */
export function Toolbar({ search }: { search: ReactNode }) {
  const { view, changeView } = useDesk();
  const selectAll = useSelectAll();
  const present = useTemplateFacets().data?.categories.map(({ name }) => name) ?? [];
  const names = new Set([...present, ...(view.category ? [view.category] : [])]);
  const best = view.search ? [{ value: 'best' as const, label: 'Best match' }] : [];
  return (
    <div className={classes.toolbar}>
      <div className={classes.search}>{search}</div>
      <Select
        label="Category"
        value={view.category ?? ''}
        options={[
          { value: '', label: 'All Categories' },
          ...[...names].map((name) => ({ value: name, label: name })),
        ]}
        onChange={(category) => changeView({ category: category || null })}
      />
      <Select<Sort>
        label="Sort by"
        value={view.sort ?? (view.search ? 'best' : 'created_at')}
        options={[...best, ...sorts]}
        onChange={(sort) => changeView({ sort: sort === 'best' ? undefined : sort })}
      />
      <Segments
        label="View"
        options={looks}
        value={view.look}
        onChange={(look) => changeView({ look })}
      />
      <span className={classes.wide}>
        <Button variant="line" onClick={selectAll}>
          Select All
        </Button>
      </span>
    </div>
  );
}
