import { lengths, pages } from '@replysmith/contract';
import { IconArchive, IconArrowLeft, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '../../../components/button.tsx';
import { Fetched } from '../../../components/fetched.tsx';
import { moveAmong } from '../../../components/list-focus.ts';
import { SearchField } from '../../../components/search-field.tsx';
import { useSessionCount } from '../../../data/chat-sessions.ts';
import { searchProblem, useTypedSearch } from '../../../lib/search.ts';
import { ListedSessions } from './session-list.tsx';
import { useSessionsView } from './use-session-actions.ts';
import classes from './sessions.module.css';

const fetchDeleted = () => import('./deleted-sessions.tsx').then((part) => part.DeletedSessions);

/** The list of sessions: current or archived ones. */
export function Sessions({ onFollow }: { onFollow?: () => void }) {
  const { isArchive } = useSessionsView();
  return (
    <div
      className={`flex column grow ${classes.sessions}`}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
        if (moveInSessions(event.currentTarget, event.key)) event.preventDefault();
      }}
    >
      <SessionSearch />
      <div className={`grow ${classes.lists}`}>
        {isArchive && <h3 className={`dense strong ${classes.which}`}>Archived</h3>}
        <ListedSessions
          key={String(isArchive)}
          state={isArchive ? 'archived' : 'active'}
          onFollow={onFollow}
        />
        {isArchive && (
          <Fetched
            name="The list of deleted chats"
            fetchPart={fetchDeleted}
            onFailure={() => undefined}
            props={{}}
          />
        )}
      </div>
      <ArchiveLink />
    </div>
  );
}

/** Arrow keys move between sessions, and from the search down to the first one. */
function moveInSessions(sessions: HTMLElement, key: string): boolean {
  const rows = [...sessions.querySelectorAll<HTMLElement>('[data-row]')];
  const { activeElement } = document;
  const isSearching = activeElement instanceof HTMLInputElement && activeElement.type === 'search';
  if (!isSearching) return moveAmong(rows, key);
  if (key !== 'ArrowDown') return false;
  rows[0]?.focus();
  return rows.length > 0;
}

/** A link to the archive, and back. */
function ArchiveLink() {
  const { isArchive, searchFor } = useSessionsView();
  const { data: count = 0 } = useSessionCount('archived');
  return (
    <p className={`line-above ${classes.foot}`}>
      <Link to={{ search: searchFor({ isArchive: !isArchive }) }} preventScrollReset>
        {isArchive ? (
          <>
            <IconArrowLeft size={16} stroke={1.5} aria-hidden />
            Back to sessions
          </>
        ) : (
          <>
            <IconArchive size={16} stroke={1.5} aria-hidden />
            {count > 0 ? `Archived, ${String(count)}` : 'Archived'}
          </>
        )}
      </Link>
    </p>
  );
}

/** Searches names and messages after a pause in typing. */
function SessionSearch() {
  const { find, look } = useSessionsView();
  const { typed, type, searchNow } = useTypedSearch(find, look);
  const problem = searchProblem(typed);
  return (
    <form
      role="search"
      className={`line-below ${classes.search}`}
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
      {problem !== null && (
        <p className="small poor" role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}

type NewChatLinkProps = { children: ReactNode; onClick?: () => void };

export function NewChatLink({ children, onClick }: NewChatLinkProps) {
  return (
    <ButtonLink to={pages.chat} variant="line" size="small" onClick={onClick}>
      <IconPlus size={16} stroke={1.5} aria-hidden />
      {children}
    </ButtonLink>
  );
}
