import { Menu } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { DropMenu } from '../../../components/drop-menu.tsx';
import type { PressedMenu } from '../../../components/late-menu.tsx';
import { useSignOut } from '../sign-out/sign-out-context.ts';
import classes from './sidebar.module.css';
import type { usePerson } from './use-person.ts';

type AccountMenuItemsProps = PressedMenu & Pick<ReturnType<typeof usePerson>, 'name' | 'email'>;

/** Who is signed in, and the way out. */
export function AccountMenuItems({ name, email, ...pressed }: AccountMenuItemsProps) {
  const signOut = useSignOut();
  return (
    // The sidebar does not scroll with the page.
    <DropMenu {...pressed} position="right-end" width={240} floatingStrategy="fixed">
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
