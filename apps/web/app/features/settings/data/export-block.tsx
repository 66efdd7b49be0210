import { useState } from 'react';
import { useExportAccount } from '../../../data/account/export-account.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { showToast } from '../../../ui/toast/toast-store.ts';
import { PasswordStep } from '../password-step.tsx';
import { RuledBlock } from '../../../ui/ruled-block/ruled-block.tsx';
import { byteText } from './byte-text.ts';

export function ExportBlock() {
  const [isOpen, setOpen] = useState(false);
  const { isPending, received, exportAccount, stop } = useExportAccount();
  const close = () => {
    stop();
    setOpen(false);
  };
  return (
    <RuledBlock
      title="Export your data"
      lede="Everything this server holds about you in one JSON file: profile, chats, usage and plan. Passwords and sign-in keys are not in it."
    >
      <Button variant="line" onClick={() => setOpen(true)}>
        Export my data
      </Button>
      <Dialog label="Export your data" isOpen={isOpen} onClose={close}>
        <PasswordStep
          title="Export your data"
          lede="The file is not protected by a password. Keep it where only you can read it."
          submit="Export"
          send={exportAccount}
          onDone={() => {
            setOpen(false);
            showToast({ title: 'Exported', message: 'The file is with your downloads.' });
          }}
          onCancel={close}
        >
          <p className="small ink-2" role="status">
            {isPending &&
              (received > 0
                ? `${byteText(received)} so far`
                : 'The server is gathering your data.')}
          </p>
        </PasswordStep>
      </Dialog>
    </RuledBlock>
  );
}
