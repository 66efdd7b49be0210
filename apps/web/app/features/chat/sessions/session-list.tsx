import type { ListedChatSession } from '@replysmith/contract';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { useChatSessions } from '../../../data/chat-sessions.ts';
import { clockTime, dayName } from '../../../lib/days.ts';
import { useNow } from '../../../lib/timing.ts';
import { Button } from '../../../components/button.tsx';
import { useRestoredFocus } from '../../../components/list-focus.ts';
import { Skeleton } from '../../../components/skeleton.tsx';
import { useSessionsView } from './use-session-actions.ts';
import { SessionRow } from './session-row.tsx';
import classes from './sessions.module.css';
import { ApiError } from '../../../lib/api-error.ts';
import { TryAgain } from '../../../components/try-again.tsx';

const words = {
  active: 'Each email you optimize is kept here with its score.',
  archived: 'Nothing is archived. Archive sessions you are done with: they stay searchable.',
};

type NoSessionsProps = {
  state: keyof typeof words;
  /** How many archived sessions match the search. */
  archived: number;
};

/** Why nothing is listed. */
function NoSessions({ state, archived }: NoSessionsProps) {
  const { find } = useSessionsView();
  if (!find) return <p className={classes.note}>{words[state]}</p>;
  const which = state === 'archived' ? 'No archived session' : 'No session';
  return (
    <div className={classes.note}>
      <p role="status">
        {which} has “{find}” in its name or its messages.
      </p>
      {archived > 0 && <FoundInArchive count={archived} />}
      <ClearSearch />
    </div>
  );
}

/** Says how many archived sessions match, with a link. */
function FoundInArchive({ count }: { count: number }) {
  const { searchFor } = useSessionsView();
  return (
    <p>
      <Link to={{ search: searchFor({ isArchive: true }) }} preventScrollReset>
        {count === 1 ? 'One archived session does' : `${String(count)} archived sessions do`}
      </Link>
    </p>
  );
}

type ListedSessionsProps = { state: 'active' | 'archived'; onFollow?: (() => void) | undefined };

/** The list of sessions in each state of loading. */
export function ListedSessions({ state, onFollow }: ListedSessionsProps) {
  const now = useNow();
  const { find } = useSessionsView();
  const { sessions, problem, tryAgain, isPlaceholderData, ...query } = useChatSessions({
    state,
    search: find,
  });
  const why = problem && (
    <SessionsProblem which="listed" problem={problem} onRetry={tryAgain}>
      <ClearSearch />
    </SessionsProblem>
  );
  if (!sessions) {
    return (
      why ?? (
        <div className={classes.note}>
          <Skeleton
            widths={['80%', '40%', '72%', '34%', '86%', '40%']}
            label="Loading sessions..."
          />
        </div>
      )
    );
  }
  const isEmpty = sessions.length === 0 && !query.hasNextPage;
  return (
    <div aria-busy={isPlaceholderData}>
      {why}
      {find && !why && !isEmpty && (
        <FoundCount total={query.total} isCapped={query.isCapped} isSettled={!isPlaceholderData} />
      )}
      <SessionList groups={groupSessions(sessions, now)} onFollow={onFollow}>
        {isEmpty && !why && <NoSessions state={state} archived={query.archived} />}
      </SessionList>
      {query.hasNextPage && (
        <div className={classes.more}>
          <Button
            variant="quiet"
            size="small"
            isBusy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            Show older
          </Button>
        </div>
      )}
    </div>
  );
}

type FoundCountProps = { total: number; isCapped: boolean; isSettled: boolean };

/** The number of matches; announced once it is known. */
function FoundCount({ total, isCapped, isSettled }: FoundCountProps) {
  return (
    <p className={`small ink-3 ${classes.found}`} role="status">
      {isSettled ? foundText(total, isCapped) : 'Searching...'}
    </p>
  );
}

export function foundText(total: number, isCapped: boolean): string {
  const count = total === 1 ? '1 session found' : `${String(total)} sessions found`;
  return isCapped ? `More than ${count}` : count;
}

/** A link back to all sessions, while a search is active. */
function ClearSearch() {
  const { find, look } = useSessionsView();
  if (!find) return null;
  return (
    <Button variant="line" size="small" onClick={() => look('')}>
      Clear search
    </Button>
  );
}

type SessionListProps = {
  groups: readonly SessionGroup[];
  onFollow?: (() => void) | undefined;
  /** Shown while the list is empty. It takes the focus when the last session goes. */
  children: ReactNode;
};

function SessionList({ groups, onFollow, children }: SessionListProps) {
  const id = useId();
  const { list, watch } = useRestoredFocus(
    groups.flatMap(({ sessions }) => sessions.map(({ session }) => session.id)),
  );
  return (
    <div ref={list} tabIndex={groups.length === 0 ? -1 : undefined}>
      {children}
      {groups.map(({ name, sessions }) => (
        <section key={name} className={classes.group} aria-labelledby={`${id}-${name}`}>
          <h3 id={`${id}-${name}`}>{name}</h3>
          <ul>
            {sessions.map(({ session, when }) => (
              <li key={session.id} className={`relative ${classes.row}`} {...watch(session.id)}>
                <SessionRow session={session} when={when} onFollow={onFollow} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

type DatedSession = { session: ListedChatSession; when: string };

type SessionGroup = {
  name: 'Today' | 'Yesterday' | 'Last 7 days' | 'Earlier';
  sessions: DatedSession[];
};

/**
 * Groups sessions by the writer's calendar: two days, a week of days, then dates. The time tells
 * sessions of the same name apart.
 */
export function groupSessions(sessions: readonly ListedChatSession[], now: Date): SessionGroup[] {
  const groups: SessionGroup[] = [];
  for (const session of sessions) {
    const { name, when } = datedAt(new Date(session.last_activity), now);
    const group = groups.find((one) => one.name === name);
    if (group) group.sessions.push({ session, when });
    else groups.push({ name, sessions: [{ session, when }] });
  }
  return groups;
}

function datedAt(date: Date, now: Date): { name: SessionGroup['name']; when: string } {
  const days = daysBetween(date, now);
  if (days <= 0) return { name: 'Today', when: clockTime(date) };
  if (days === 1) return { name: 'Yesterday', when: clockTime(date) };
  if (days < 7)
    return { name: 'Last 7 days', when: `${String(days)} days ago, ${clockTime(date)}` };
  return { name: 'Earlier', when: `${dayName(date, now)}, ${clockTime(date)}` };
}

/** The number of midnights between two moments, also when clocks change. */
function daysBetween(earlier: Date, later: Date): number {
  return Math.round((startOfDay(later) - startOfDay(earlier)) / 86_400_000);
}

function startOfDay(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}

const problemWords = {
  listed: { title: 'Error loading sessions.', text: 'Failed to load chat sessions.' },
  deleted: {
    title: 'Error loading deleted sessions.',
    text: 'Failed to load deleted chat sessions.',
  },
};

type SessionsProblemProps = {
  which: keyof typeof problemWords;
  problem: Error;
  onRetry: () => void;
  /** Further actions. */
  children?: ReactNode;
};

export function SessionsProblem({ which, problem, onRetry, children }: SessionsProblemProps) {
  const { title, text } = problemWords[which];
  const wait = problem instanceof ApiError ? problem.retryAfterSeconds : null;
  return (
    <div className={classes.note}>
      <p role="alert">
        <strong className="bold">{title}</strong> {text} {problem.message}
        {wait !== null && ` You can go on in ${String(wait)} seconds.`}
      </p>
      <div className="row">
        <TryAgain size="small" onClick={onRetry} />
        {children}
      </div>
    </div>
  );
}
