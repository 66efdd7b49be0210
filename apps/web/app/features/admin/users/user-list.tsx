import type { AdminUser } from '@replysmith/contract';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import classes from './user-list.module.css';
import { UserRole } from './user-role.tsx';

const since = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

export function UserList({ users }: { users: readonly AdminUser[] }) {
  if (users.length === 0) {
    return <EmptyState title="Nobody found">No address or name holds these letters.</EmptyState>;
  }
  return (
    <table className={classes.users}>
      <thead>
        <tr>
          <th scope="col">Account</th>
          <th scope="col">Plan</th>
          <th scope="col">Used today</th>
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
              <span className={classes.marks}>{marks(user)}</span>
            </th>
            <td data-label="Plan">
              {user.plan}
              {user.status !== 'active' && ` (${user.status.replaceAll('_', ' ')})`}
            </td>
            <td data-label="Used today">{user.daily_ai_requests}</td>
            <td data-label="Since">{since.format(new Date(user.created_at))}</td>
            <td data-label="Role">
              <UserRole user={user} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function marks({ role, is_email_verified, has_two_factor }: AdminUser): string {
  return [
    role === 'admin' ? 'Admin' : '',
    is_email_verified ? '' : 'Not verified',
    has_two_factor ? 'Two-factor' : '',
  ]
    .filter(Boolean)
    .join(' · ');
}
