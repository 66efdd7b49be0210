import type { AdminUser } from '@replysmith/contract';
import { dayText } from '../../../lib/words/day-text.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import classes from './user-list.module.css';
import { UserRole } from './user-role.tsx';

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
    <span className={classes.marks}>
      {!is_email_verified && <em>Not verified</em>}
      {!is_email_verified && others.length > 0 && ' · '}
      {others.join(' · ')}
    </span>
  );
}
