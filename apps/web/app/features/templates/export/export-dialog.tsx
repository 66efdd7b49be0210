import type { ExportedTemplates } from '../../../data/templates/export-templates.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { ExportForm } from './export-form.tsx';

type ExportDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** What is selected, or what the list shows. */
  of: ExportedTemplates;
  /** How many that are. */
  count: number;
};

/** Some templates, or all, as a file. */
export function ExportDialog({ isOpen, onClose, of, count }: ExportDialogProps) {
  return (
    <Dialog label="Export templates" isOpen={isOpen} onClose={onClose}>
      <ExportForm of={of} count={count} onClose={onClose} />
    </Dialog>
  );
}
