import type { TemplateChange } from '@replysmith/contract';
import { useState } from 'react';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { useDesk } from '../desk.ts';
import { templatesText } from '../../templates-text.ts';
import { BulkChoice, type BulkAction } from './bulk-choice.tsx';
import classes from './bulk-dialog.module.css';
import { BulkForm } from './bulk-form.tsx';

type BulkDialogProps = { onClose: () => void; onChange: (change: TemplateChange) => void };

/** What is to happen to everything that is selected. */
export function BulkDialog({ onClose, onChange }: BulkDialogProps) {
  const { selecting, view } = useDesk();
  const [action, setAction] = useState<BulkAction>(view.isTrash ? 'restore' : 'tag');
  const title = 'Bulk Actions';
  return (
    <Dialog label={title} isOpen onClose={onClose}>
      <h2 className="head">{title}</h2>
      <p className={classes.count}>{templatesText(selecting.count)} selected</p>
      <BulkChoice action={action} isTrash={view.isTrash} onChoose={setAction} />
      <BulkForm
        key={action}
        action={action}
        count={selecting.count}
        onSubmit={(change) => {
          onClose();
          onChange(change);
        }}
        onCancel={onClose}
      />
    </Dialog>
  );
}
