import { trashDays } from '@replysmith/contract';
import { Menu } from '@mantine/core';
import { IconDots, IconDownload, IconFolderPlus, IconPlus, IconUpload } from '@tabler/icons-react';
import { Button } from '../../../../ui/button/button.tsx';
import { DropMenu } from '../../../../ui/drop-menu/drop-menu.tsx';
import { useDesk } from '../desk.ts';
import { useSelectAll } from '../selection/use-select-all.ts';
import { PlacesUsed } from './places-used.tsx';
import { useNewTemplate } from './use-new-template.ts';
import classes from './page-head.module.css';
import { EmptyTrash } from '../trash/empty-trash.tsx';

/** What the page is, and what can be done on it. */
export function PageHead() {
  const { view, open } = useDesk();
  const createTemplate = useNewTemplate();
  const selectAll = useSelectAll();
  const more = [
    {
      label: 'New Folder',
      Icon: IconFolderPlus,
      run: () => open({ type: 'folder', folder: null }),
    },
    { label: 'Import', Icon: IconUpload, run: () => open({ type: 'import' }) },
    { label: 'Export', Icon: IconDownload, run: () => open({ type: 'export', chosen: null }) },
  ];
  return (
    <header className={classes.head}>
      <div>
        <h1 className="title">{view.isTrash ? 'Trash' : 'My Templates'}</h1>
        <p className="ink-2">
          {view.isTrash
            ? `What you deleted is kept here for ${trashDays} days.`
            : 'Organize and manage your email templates'}
        </p>
        <PlacesUsed />
      </div>
      <div className={classes.buttons}>
        {view.isTrash ? (
          <EmptyTrash />
        ) : (
          <>
            {more.map(({ label, Icon, run }) => (
              <span key={label} className={classes.wide}>
                <Button variant="quiet" onClick={run}>
                  <Icon size={18} stroke={1.5} aria-hidden />
                  {label}
                </Button>
              </span>
            ))}
            <Button onClick={createTemplate}>
              <IconPlus size={18} stroke={1.5} aria-hidden />
              New Template
            </Button>
            <span className={classes.menu}>
              <DropMenu
                position="bottom-end"
                width={200}
                target={
                  <Button variant="line" shape="icon" aria-label="New folder, import, export">
                    <IconDots size={18} stroke={1.5} aria-hidden />
                  </Button>
                }
              >
                {[...more, { label: 'Select All', run: selectAll }].map(({ label, run }) => (
                  <Menu.Item key={label} onClick={run}>
                    {label}
                  </Menu.Item>
                ))}
              </DropMenu>
            </span>
          </>
        )}
      </div>
    </header>
  );
}
