import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { SettingsBlock } from '../settings-block.tsx';
import { DeleteAccountForm } from './delete-account-form.tsx';

export function DeleteBlock({ onDeleted }: { onDeleted: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <SettingsBlock
      title="Delete your account"
      lede="At once and for good. Export your data first if you may want it later."
    >
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      <Dialog label="Delete your account" isOpen={isOpen} onClose={close}>
        <DeleteAccountForm onDeleted={onDeleted} onCancel={close} />
      </Dialog>
    </SettingsBlock>
  );
}
