import { lazy, Suspense } from 'react';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';

const ImportSteps = lazy(() =>
  import('./import-steps.tsx').then(({ ImportSteps }) => ({ default: ImportSteps })),
);

type ImportDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Dropped onto the page: read at once. */
  files?: readonly File[] | undefined;
};

/** Templates from files or pasted text. What it takes is fetched when it is first opened. */
export function ImportDialog({ isOpen, onClose, files }: ImportDialogProps) {
  return (
    <Dialog label="Import templates" size="wide" isOpen={isOpen} onClose={onClose}>
      <Suspense fallback={<Skeleton label="Loading the import..." />}>
        <ImportSteps files={files} onClose={onClose} />
      </Suspense>
    </Dialog>
  );
}
