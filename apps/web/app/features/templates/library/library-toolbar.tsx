import { lengths } from '@replysmith/contract';
import { IconFilter, IconLayoutGrid, IconList } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { facets } from '../../../lib/facets.ts';
import { Button } from '../../../components/button.tsx';
import { SearchForm } from '../../../components/search-field.tsx';
import { Segments } from '../../../components/segments.tsx';
import { Select } from '../../../components/select.tsx';
import { SideSheet } from '../../../components/side-sheet.tsx';
import {
  type ChangeView,
  type LibrarySort,
  type LibraryView,
  usualSort,
} from './use-library-view.ts';
import classes from './library-page.module.css';

const sortNames = [
  { value: 'relevance', label: 'Best match' },
  { value: 'mixed', label: 'Mixed' },
  { value: 'score', label: 'Score' },
  { value: 'name', label: 'Name' },
] as const satisfies readonly { value: LibrarySort; label: string }[];

const looks = [
  { value: 'grid', label: 'Grid', Icon: IconLayoutGrid },
  { value: 'list', label: 'List', Icon: IconList },
] as const;

type LibraryToolbarProps = {
  view: LibraryView;
  onChange: ChangeView;
  /** Shown beside the grid where there is room, and behind a button elsewhere. */
  filters: ReactNode;
};

export function LibraryToolbar({ view, onChange, filters }: LibraryToolbarProps) {
  const [isOpen, setOpen] = useState(false);
  const chosen = facets.reduce((sum, facet) => sum + view.chosen[facet].length, 0);
  const search = useSearch(onChange);
  return (
    <div className={`flex items-center gap-2 ink-below one-column-phone ${classes.bar}`}>
      <SearchForm
        label="Search the library"
        placeholder="Search names, subjects, text and tags"
        maxLength={lengths.search}
        search={view.search}
        onSearch={search}
      />
      <div className={`flex gap-2 ${classes.controls}`}>
        <span className={`hidden ${classes.narrow}`}>
          <Button variant="line" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            <IconFilter size={18} stroke={1.5} aria-hidden />
            {chosen > 0 ? `Filters, ${String(chosen)}` : 'Filters'}
          </Button>
        </span>
        <Select
          label="Sort by"
          options={sortNames.filter(({ value }) => view.search || value !== 'relevance')}
          value={view.sort}
          onChange={(sort) => onChange({ sort })}
        />
        <Segments
          label="View"
          options={looks}
          value={view.look}
          onChange={(look) => onChange({ look })}
        />
      </div>
      <SideSheet title="Filters" isOpen={isOpen} onClose={() => setOpen(false)}>
        <div className={`stack gap-6 ${classes.sheet}`}>
          {filters}
          <Button onClick={() => setOpen(false)}>Show templates</Button>
        </div>
      </SideSheet>
    </div>
  );
}

/** A new search sorts by relevance. */
function useSearch(onChange: ChangeView) {
  return (search: string) => onChange({ search, sort: usualSort(search) }, { isTyping: true });
}
