import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Modal } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useCloseByBack } from '../close-by-back/use-close-by-back.ts';
import type { DialogProps } from './dialog-props.ts';
import classes from './dialog.module.css';

const widths = { normal: 464, medium: 680, wide: 1040 };

/** The sheet itself; it notes who has the focus as it opens, so it is never open from the start. */
export function DialogSheet({ label, isOpen, onClose, size = 'normal', children }: DialogProps) {
  const isMounted = useMounted();
  useCloseByBack(isOpen && isMounted, onClose);
  return (
    <Modal.Root
      opened={isOpen && isMounted}
      onClose={onClose}
      centered
      size={widths[size]}
      classNames={{
        overlay: classes.scrim ?? '',
        content: classes.sheet ?? '',
        body: classes.body ?? '',
      }}
      transitionProps={{ transition: 'fade', duration: 220, timingFunction: 'var(--ease)' }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={label}>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
