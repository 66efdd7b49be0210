import { Menu } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useProfile } from '../../data/profile.ts';
import { useSignedInUser } from '../../data/session.ts';
import { DropMenu } from '../../ui/drop-menu/drop-menu.tsx';
import classes from './account-menu.module.css';
import { Avatar } from './avatar.tsx';
import { useLeave } from './use-leave.ts';

/** The initial as a button: who is signed in, and the way out. */
export function AccountMenu() {
  const user = useSignedInUser();
  const { data: profile } = useProfile(user.id);
  const leave = useLeave();
  const name = profile?.full_name ?? (user.name || user.email);

  return (
    <DropMenu
      position="right-end"
      width={240}
      target={
        <button type="button" className={classes.button} aria-label={`Account, ${name}`}>
          <Avatar email={user.email} />
        </button>
      }
    >
      <div className={classes.who}>
        <b>{name}</b>
        <span>{user.email}</span>
      </div>
      <Menu.Item
        leftSection={<IconLogout size={18} stroke={1.5} aria-hidden />}
        onClick={() => void leave()}
      >
        Sign Out
      </Menu.Item>
    </DropMenu>
  );
}
