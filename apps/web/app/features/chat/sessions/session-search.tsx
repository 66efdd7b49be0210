import { lengths } from '@replysmith/contract';
import { searchProblem } from '../../../lib/search/search-problem.ts';
import { useTypedSearch } from '../../../lib/search/use-typed-search.ts';
import { SearchField } from '../../../ui/search-field/search-field.tsx';
import classes from './sessions.module.css';
import { useSessionsView } from './use-sessions-view.ts';

/** Looks through names and all that was said, once typing rests. */
export function SessionSearch() {
  const { find, look } = useSessionsView();
  const { typed, type, searchNow } = useTypedSearch(find, look);
  const problem = searchProblem(typed);
  return (
    <form
      role="search"
      className={classes.search}
      onSubmit={(event) => {
        event.preventDefault();
        searchNow(typed);
      }}
    >
      <SearchField
        aria-label="Search sessions"
        aria-invalid={problem !== null}
        placeholder="Search title or content"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={lengths.search}
        value={typed}
        onChange={({ target }) => type(target.value)}
        onClear={() => type('')}
      />
      {problem !== null && <p role="alert">{problem}</p>}
    </form>
  );
}
