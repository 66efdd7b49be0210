import { useQueryClient } from '@tanstack/react-query';
import { useDesk, type OpenDialog } from '../desk.ts';
import { BulkDialog } from '../bulk/bulk-dialog.tsx';
import { FolderDialog } from '../folders/folder-dialog.tsx';
import { MoveDialog } from '../folders/move-dialog.tsx';
import { NoPlaceDialog } from '../header/no-place-dialog.tsx';
import { chosenOf } from '../selection/chosen-of.ts';
import { ImportDialog } from '../../import/import-dialog.tsx';
import { ShortcutsDialog } from '../shortcuts/shortcuts-dialog.tsx';
import { PurgeDialog } from '../trash/purge-dialog.tsx';
import { ExportOf } from './export-of.tsx';

/** The dialog that is open, if any. */
export function PageDialogs({ dialog }: { dialog: OpenDialog | null }) {
  const client = useQueryClient();
  const { open, selecting, change } = useDesk();
  const onClose = () => open(null);
  switch (dialog?.type) {
    case 'folder':
      return <FolderDialog folder={dialog.folder} onClose={onClose} />;
    case 'bulk':
      return (
        <BulkDialog
          onClose={onClose}
          onChange={(asked) => {
            const { selection, count } = selecting;
            void chosenOf(client, selection).then((of) => change(asked, { of, count }));
          }}
        />
      );
    case 'move':
      return <MoveDialog chosen={dialog.chosen} onClose={onClose} />;
    case 'purge':
      return <PurgeDialog chosen={dialog.chosen} onClose={onClose} />;
    case 'export':
      return <ExportOf chosen={dialog.chosen} onClose={onClose} />;
    case 'import':
      return <ImportDialog isOpen onClose={onClose} files={dialog.files} />;
    case 'no-place':
      return <NoPlaceDialog onClose={onClose} />;
    case 'shortcuts':
      return <ShortcutsDialog onClose={onClose} />;
    default:
      return null;
  }
}
