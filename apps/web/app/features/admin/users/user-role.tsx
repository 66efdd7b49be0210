import type { AdminUser } from '@replysmith/contract';
import { useState } from 'react';
import { useSetUserRole } from '../../../data/admin/admin-users.ts';
import { Button } from '../../../ui/button/button.tsx';
import { showToast } from '../../../ui/toast/toast-store.ts';
import { Confirm } from '../confirm.tsx';

/** What somebody may do, and a way to change it. */
export function UserRole({ user }: { user: AdminUser }) {
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
              : `${user.email} is an admin.`,
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
      <Confirm
        title={isAdmin ? 'Remove this admin?' : 'Make this account an admin?'}
        action={action}
        isOpen={isAsking}
        isBusy={isPending}
        onConfirm={change}
        onClose={() => setAsking(false)}
      >
        {isAdmin
          ? `${user.email} will no longer see this page.`
          : `${user.email} will see everybody’s address and plan, reset limits and name other admins.`}
      </Confirm>
    </>
  );
}
