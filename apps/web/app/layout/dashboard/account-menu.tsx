import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import { Menu } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useProfile } from '../../data/profile.ts';
import { useSignedInUser } from '../../data/session.ts';
import { Avatar } from './avatar.tsx';
import classes from './account-menu.module.css';
import { useLeave } from './use-leave.ts';

/** The initial as a button: who is signed in, and the way out. */
export function AccountMenu() {
  const user = useSignedInUser();
  const { data: profile } = useProfile(user.id);
  const leave = useLeave();
  const name = profile?.full_name ?? (user.name || user.email);

  return (
    <Menu
      position="right-end"
      width={240}
      classNames={{ dropdown: classes.menu ?? '', item: classes.item ?? '' }}
    >
      <Menu.Target>
        <button type="button" className={classes.button} aria-label={`Account, ${name}`}>
          <Avatar email={user.email} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
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
      </Menu.Dropdown>
    </Menu>
  );
}
