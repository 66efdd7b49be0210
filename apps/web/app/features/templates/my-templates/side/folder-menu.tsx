import type { TemplateFolder } from '@replysmith/contract';
import { Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { DropMenu } from '../../../../ui/drop-menu/drop-menu.tsx';
import { useDesk } from '../desk.ts';
import { useDeleteFolderWithUndo } from '../folders/use-delete-folder-with-undo.ts';
import classes from './folder-list.module.css';

export function FolderMenu({ folder }: { folder: TemplateFolder }) {
  const { open } = useDesk();
  const deleteFolder = useDeleteFolderWithUndo();
  return (
    <DropMenu
      position="bottom-end"
      width={160}
      target={
        <button
          type="button"
          className={classes.menu}
          aria-label={`Folder actions: ${folder.name}`}
        >
          <IconDots size={16} stroke={1.5} aria-hidden />
        </button>
      }
    >
      <Menu.Item onClick={() => open({ type: 'folder', folder })}>Edit folder</Menu.Item>
      <Menu.Item onClick={() => deleteFolder(folder)}>Delete folder</Menu.Item>
    </DropMenu>
  );
}
