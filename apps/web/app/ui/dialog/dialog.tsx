import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Modal } from '@mantine/core';
import { useDeferredValue, useState, type ReactNode } from 'react';
import classes from './dialog.module.css';

type DialogProps = {
  /** Names the dialog for screen readers; its visible heading is part of the children. */
  label: string;
  isOpen: boolean;
  onClose: () => void;
  /** Wide ones show something beside something else. */
  size?: keyof typeof widths;
  children: ReactNode;
};

const widths = { normal: 464, medium: 680, wide: 1040 };

/**
 * A sheet over the page; the page below stays as it was. It is not there before it is first opened:
 * each would hear every key, and a long chat holds hundreds.
 */
export function Dialog({ label, isOpen, onClose, size = 'normal', children }: DialogProps) {
  const [isThere, setThere] = useState(isOpen);
  if (isOpen && !isThere) setThere(true);
  // Only what stands there closed can come in, and knows where the focus was.
  const isComing = useDeferredValue(isOpen);
  if (!isThere) return null;
  return (
    <Modal.Root
      opened={isOpen && isComing}
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
