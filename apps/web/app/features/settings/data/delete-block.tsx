import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { RuledBlock } from '../../../ui/ruled-block/ruled-block.tsx';
import { DeleteAccountForm } from './delete-account-form.tsx';

export function DeleteBlock({ onDeleted }: { onDeleted: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <RuledBlock
      title="Delete your account"
      lede="At once and for good. Export your data first if you may want it later."
    >
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      <Dialog label="Delete your account" isOpen={isOpen} onClose={close}>
        <DeleteAccountForm onDeleted={onDeleted} onCancel={close} />
      </Dialog>
    </RuledBlock>
  );
}
