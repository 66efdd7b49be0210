import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
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

/** A sheet over the page; the page below stays as it was. */
export function Dialog({ label, isOpen, onClose, size = 'normal', children }: DialogProps) {
  return (
    <Modal.Root
      opened={isOpen}
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
