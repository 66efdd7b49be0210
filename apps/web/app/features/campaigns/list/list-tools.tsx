import { lengths } from '@replysmith/contract';
import { SearchField } from '../../../ui/search-field/search-field.tsx';
import { Select } from '../../../ui/select/select.tsx';
import classes from './campaigns-page.module.css';
import type { ListState, ListView } from './use-list-view.ts';

const states: readonly { value: ListState; label: string }[] = [
  { value: 'all', label: 'All campaigns' },
  { value: 'draft', label: 'Drafts' },
  { value: 'in_chat', label: 'In chat' },
  { value: 'deleted', label: 'Deleted' },
];

/** What is looked for, and which campaigns are shown. */
export function ListTools({ view }: { view: ListView }) {
  return (
    <div className={classes.tools}>
      <div className={classes.search} role="search">
        <SearchField
          aria-label="Search campaigns"
          placeholder="Name or any answer"
          maxLength={lengths.search}
          value={view.search}
          onChange={(event) => view.show({ search: event.target.value })}
          onClear={() => view.show({ search: '' })}
        />
      </div>
      <Select
        label="Which campaigns"
        options={states}
        value={view.state}
        onChange={(state) => view.show({ state })}
      />
    </div>
  );
}
