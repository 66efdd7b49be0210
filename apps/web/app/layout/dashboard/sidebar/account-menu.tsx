import { Menu } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { DropMenu } from '../../../components/drop-menu.tsx';
import { useSignOut } from '../sign-out/sign-out-context.ts';
import classes from './sidebar.module.css';
import { Avatar } from './avatar.tsx';
import { usePerson } from './use-person.ts';

/** The user's initial as a menu button, with sign-out. */
export function AccountMenu() {
  const { name, email } = usePerson();
  const signOut = useSignOut();

  return (
    <DropMenu
      position="right-end"
      width={240}
      // The sidebar does not scroll with the page.
      floatingStrategy="fixed"
      target={
        <button type="button" className={classes.button} aria-label={`Account, ${name}`}>
          <Avatar email={email} />
        </button>
      }
    >
      <div className={`grid small line-below breakable ${classes.who}`}>
        <b className="size-14">{name}</b>
        <span className="ink-2">{email}</span>
      </div>
      <Menu.Item leftSection={<IconLogout size={18} stroke={1.5} aria-hidden />} onClick={signOut}>
        Sign Out
      </Menu.Item>
    </DropMenu>
  );
}
