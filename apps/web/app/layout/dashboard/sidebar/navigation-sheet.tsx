import { IconLogout } from '@tabler/icons-react';
import { useProfile } from '../../data/profile.ts';
import { useSignedInUser } from '../../data/session.ts';
import { Brand } from '../../ui/brand/brand.tsx';
import { Button } from '../../ui/button/button.tsx';
import { SideSheet } from '../../ui/side-sheet/side-sheet.tsx';
import { Avatar } from './avatar.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import classes from './navigation-sheet.module.css';
import { useLeave } from './use-leave.ts';

type NavigationSheetProps = { isOpen: boolean; onClose: () => void };

/** The sidebar on a phone. */
export function NavigationSheet({ isOpen, onClose }: NavigationSheetProps) {
  const user = useSignedInUser();
  const { data: profile } = useProfile(user.id);
  const leave = useLeave();
  return (
    <SideSheet title={<Brand />} isOpen={isOpen} onClose={onClose}>
      <div className={classes.body}>
        <NavigationLinks look="names" onFollow={onClose} />
        <div className={classes.account}>
          <Avatar email={user.email} />
          <p>
            <b>{profile?.full_name ?? (user.name || user.email)}</b>
            <span>{user.email}</span>
          </p>
          <Button variant="quiet" shape="icon" aria-label="Sign Out" onClick={() => void leave()}>
            <IconLogout size={18} stroke={1.5} aria-hidden />
          </Button>
        </div>
      </div>
    </SideSheet>
  );
}
