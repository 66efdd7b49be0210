import type { AdminUser } from '@replysmith/contract';
import { useCallback, useState, type ReactNode } from 'react';
import { useAdminUsers, useSetUserRole, usersOnPage } from './api.ts';
import { dayText } from '../../lib/days.ts';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { TextField } from '../../components/field.tsx';
import { NotLoaded } from '../../components/not-loaded.tsx';
import { Section } from '../../components/section.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { showToast } from '../../components/toast.tsx';
import { Pager, useListFilters, useTyped } from './list-filters.tsx';
import classes from './admin-page.module.css';
import { Dialog } from '../../components/dialog.tsx';

const filterNames = ['search'] as const;

/** Everybody with an account, by part of their address or name. */
export function UsersBlock() {
  const { filters, page, change, goTo } = useListFilters(filterNames, 'page');
  const search = filters.search.slice(0, 100);
  const onSettle = useCallback((text: string) => change({ search: text }), [change]);
  const [typed, setTyped] = useTyped(search, onSettle);
  const { data, error, refetch, isPlaceholderData } = useAdminUsers(search, page);
  return (
    <Section isDense title="People" figure={data ? found(data.total, search) : null}>
      <div className={`mb-4 ${classes.search}`}>
        <TextField
          label="Search by address or name"
          type="search"
          value={typed}
          onChange={setTyped}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      {data ? (
        <div aria-busy={isPlaceholderData}>
          <UserList users={data.items} />
          <Pager
            label="Pages"
            page={page}
            pages={Math.ceil(data.total / usersOnPage)}
            onPage={goTo}
          />
        </div>
      ) : error ? (
        <NotLoaded title="This could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton label="Loading accounts..." />
      )}
    </Section>
  );
}

function found(total: number, search: string): string {
  const people = `${total.toLocaleString('en')} ${total === 1 ? 'account' : 'accounts'}`;
  return search ? `${people} with “${search}”` : people;
}

function UserList({ users }: { users: readonly AdminUser[] }) {
  if (users.length === 0) {
    return <EmptyState title="Nobody found">No address or name contains these letters.</EmptyState>;
  }
  return (
    <table className={`dense text-left ${classes.listing}`}>
      <thead>
        <tr>
          <th scope="col">Account</th>
          <th scope="col">Plan</th>
          <th scope="col" className={classes.figure}>
            Used today
          </th>
          <th scope="col">Since</th>
          <th scope="col">Role</th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <tr key={user.id}>
            <th scope="row">
              <b>{user.name || user.email}</b>
              <span>{user.email}</span>
              <Marks {...user} />
            </th>
            <td data-label="Plan">
              {user.plan}
              {user.status !== 'active' && ` (${user.status.replaceAll('_', ' ')})`}
            </td>
            <td data-label="Used today" className={classes.figure}>
              {user.daily_ai_requests.toLocaleString('en')}
            </td>
            <td data-label="Since">{dayText(user.created_at)}</td>
            <td data-label="Role">
              <UserRole user={user} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Marks({ role, is_email_verified, has_two_factor }: AdminUser) {
  const others = [role === 'admin' && 'Admin', has_two_factor && 'Two-factor'].filter(Boolean);
  return (
    <span className={`hide-empty ${classes.marks}`}>
      {!is_email_verified && <em>Not verified</em>}
      {!is_email_verified && others.length > 0 && ' · '}
      {others.join(' · ')}
    </span>
  );
}

/** What somebody may do, and a way to change it. */
function UserRole({ user }: { user: AdminUser }) {
  const { mutate, isPending } = useSetUserRole();
  const [isAsking, setAsking] = useState(false);
  const isAdmin = user.role === 'admin';
  const action = isAdmin ? 'Remove admin' : 'Make admin';
  const change = () =>
    mutate(
      { user_id: user.id, role: isAdmin ? 'user' : 'admin' },
      {
        onSuccess: () =>
          showToast({
            title: 'Role changed',
            message: isAdmin
              ? `${user.email} is no longer an admin.`
              : `${user.email} is now an admin.`,
          }),
        onError: ({ message }) => showToast({ title: 'Error', message, kind: 'error' }),
        onSettled: () => setAsking(false),
      },
    );
  return (
    <>
      <Button
        variant="line"
        size="small"
        aria-label={`${action}: ${user.email}`}
        onClick={() => setAsking(true)}
      >
        {action}
      </Button>
      <ConfirmDialog
        title={isAdmin ? 'Remove this admin?' : 'Make this account an admin?'}
        action={action}
        isOpen={isAsking}
        isBusy={isPending}
        onConfirm={change}
        onClose={() => setAsking(false)}
      >
        {isAdmin
          ? `${user.email} will no longer see this page.`
          : `${user.email} will see everyone’s address and plan, and can reset limits and appoint other admins.`}
      </ConfirmDialog>
    </>
  );
}

type ConfirmDialogProps = {
  title: string;
  /** The label of the confirm button. */
  action: string;
  isOpen: boolean;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** The consequences. */
  children: ReactNode;
};

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, action, isOpen, isBusy, onConfirm, onClose, children } = props;
  return (
    <Dialog label={title} isOpen={isOpen} onClose={onClose}>
      <h2 className="head">{title}</h2>
      <p className={`ink-2 pretty ${classes.consequence}`}>{children}</p>
      <div className="row gap-3">
        <Button onClick={onConfirm} isBusy={isBusy}>
          {isBusy ? 'Processing...' : action}
        </Button>
        <Button variant="line" onClick={onClose} data-autofocus>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}
