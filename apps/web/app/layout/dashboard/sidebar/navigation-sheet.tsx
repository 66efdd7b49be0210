import { Brand } from '../../../ui/brand/brand.tsx';
import { SideSheet } from '../../../ui/side-sheet/side-sheet.tsx';
import { AccountRow } from './account-row.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import classes from './navigation-sheet.module.css';
import { UsagePanel } from './usage-panel.tsx';

type NavigationSheetProps = { isOpen: boolean; onClose: () => void };

/** The sidebar on a phone. */
export function NavigationSheet({ isOpen, onClose }: NavigationSheetProps) {
  return (
    <SideSheet title={<Brand />} isOpen={isOpen} onClose={onClose}>
      <div className={classes.body}>
        <NavigationLinks look="names" onFollow={onClose} />
        <div className={classes.foot}>
          <UsagePanel />
          <AccountRow />
        </div>
      </div>
    </SideSheet>
  );
}
