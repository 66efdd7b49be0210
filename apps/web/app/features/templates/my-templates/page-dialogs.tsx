import { pages } from '@replysmith/contract';
import { trashDays } from '../../../lib/retention.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useSubscription } from '../../../data/subscription.ts';
import { type ExportedTemplates, ExportForm } from '../export-form.tsx';
import { usageOf } from '../../../data/usage.ts';
import { countText } from '../../../lib/words.ts';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { Fetched } from '../../../components/fetched.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { templatesText } from '../templates-text.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { ConfirmForm, MoveForm, PlainForm } from './bulk-forms.tsx';
import { type Chosen, type OpenDialog, usePage } from './page-context.ts';
import { EditFolderDialog } from './edit-folder-dialog.tsx';
import { chosenOf } from './selection.ts';
import { ShortcutsDialog } from '../shortcuts-dialog.tsx';
import { shortcuts } from './page-keys.tsx';
import { filterOf } from './view.ts';

const everywhere = [
  { does: 'To Undo and back', keys: ['F6'] },
  { does: 'From template to template', keys: ['Arrow keys'] },
  { does: 'Select from the last one to this one', keys: ['Shift+Space', 'Shift+click'] },
];

const fetchImport = () => import('../import/import-steps.tsx').then((part) => part.ImportSteps);

type ImportDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Files dropped on the page, which are read at once. */
  files?: readonly File[] | undefined;
};

/** Imports templates from files or pasted text. Its code is loaded when it is first opened. */
export function ImportDialog({ isOpen, onClose, files }: ImportDialogProps) {
  return (
    <Dialog label="Import templates" size="wide" isOpen={isOpen} onClose={onClose}>
      <Fetched
        name="The import"
        fetchPart={fetchImport}
        onFailure={onClose}
        fallback={<Skeleton label="Loading the import..." />}
        props={{ files, onClose }}
      />
    </Dialog>
  );
}

/** The open dialog, if any. */
export function PageDialogs({ dialog }: { dialog: OpenDialog | null }) {
  const client = useQueryClient();
  const { open, selecting, change } = usePage();
  const onClose = () => open(null);
  switch (dialog?.type) {
    case 'folder':
      return <EditFolderDialog folder={dialog.folder} onClose={onClose} />;
    case 'bulk':
      return (
        <BulkDialog
          onClose={onClose}
          onChange={(bulkChange) => {
            const { selection, count } = selecting;
            void chosenOf(client, selection).then((of) => change(bulkChange, { of, count }));
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
      return <ShortcutsDialog isOpen shortcuts={[...shortcuts, ...everywhere]} onClose={onClose} />;
    default:
      return null;
  }
}

/** Moves a template without a mouse. */
function MoveDialog({ chosen, onClose }: { chosen: Chosen; onClose: () => void }) {
  const { change } = usePage();
  const title = 'Move to folder';
  return (
    <Dialog label={title} isOpen onClose={onClose}>
      <h2 className="head">{title}</h2>
      <p className="ink-2">{chosen.name}</p>
      <br />
      <MoveForm
        onCancel={onClose}
        onSubmit={(move) => {
          onClose();
          void change(move, chosen);
        }}
      />
    </Dialog>
  );
}

/** Says why no template can be saved now, and what makes room. */
function NoPlaceDialog({ onClose }: { onClose: () => void }) {
  const { data } = useSubscription();
  const usage = data && usageOf(data, 'templates_saved');
  const title = 'No slot left';
  return (
    <Dialog label={title} isOpen onClose={onClose}>
      <h2 className="head">{title}</h2>
      <p className="ink-2 pretty intro">
        {usage && `${countText(usage.used)} of ${countText(usage.limit ?? 0)} slots are used. `}
        Delete a template to make room, which you can undo for {trashDays} days, or choose a plan
        with more slots. What you have stays as it is.
      </p>
      <div className="flex gap-2">
        <ButtonLink to={pages.upgrade}>See plans</ButtonLink>
        <Button variant="line" onClick={onClose}>
          Not now
        </Button>
      </div>
    </Dialog>
  );
}

/** Asks before templates are deleted for good. */
function PurgeDialog({ chosen, onClose }: { chosen: Chosen; onClose: () => void }) {
  const { change } = usePage();
  const { count, name } = chosen;
  const title =
    name === undefined ? `Delete ${templatesText(count)} for good?` : 'Delete for good?';
  const form = {
    count,
    submit: 'Delete for good',
    change: { type: 'purge' } as const,
    onCancel: onClose,
    onSubmit: () => {
      onClose();
      void change({ type: 'purge' }, chosen);
    },
  };
  return (
    <Dialog label={title} isOpen onClose={onClose}>
      <h2 className="head">{title}</h2>
      <br />
      {name === undefined ? (
        <ConfirmForm {...form}>
          The trash will be emptied. The templates cannot be restored.
        </ConfirmForm>
      ) : (
        <PlainForm {...form}>
          Are you sure you want to delete &quot;{name}&quot;? It cannot be restored.
        </PlainForm>
      )}
    </Dialog>
  );
}

type ExportOfProps = {
  /** Null for the selection, or for the list when nothing is selected. */
  chosen: Chosen | null;
  onClose: () => void;
};

function ExportOf({ chosen, onClose }: ExportOfProps) {
  const { view, total = 0, selecting } = usePage();
  const { selection, count } = selecting;
  if (chosen && 'ids' in chosen.of) {
    return <ExportDialog isOpen onClose={onClose} of={chosen.of} count={chosen.count} />;
  }
  if (selection.kind === 'some' && count > 0) {
    return <ExportDialog isOpen onClose={onClose} of={{ ids: [...selection.ids] }} count={count} />;
  }
  return <ExportDialog isOpen onClose={onClose} of={{ filter: filterOf(view) }} count={total} />;
}

type ExportDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** The selection, or all that the list shows. */
  of: ExportedTemplates;
  /** Their number. */
  count: number;
};

/** Exports some or all templates as a file. */
export function ExportDialog({ isOpen, onClose, of, count }: ExportDialogProps) {
  return (
    <Dialog label="Export templates" isOpen={isOpen} onClose={onClose}>
      <ExportForm of={of} count={count} onClose={onClose} />
    </Dialog>
  );
}
