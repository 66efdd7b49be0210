import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './dialog.module.css';

type DialogProps = {
  /** Names the dialog for screen readers; its visible heading is part of the children. */
  label: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** A sheet over the page; the page below stays as it was. */
export function Dialog({ label, isOpen, onClose, children }: DialogProps) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      centered
      size={464}
      withCloseButton={false}
      aria-label={label}
      classNames={{
        overlay: classes.scrim ?? '',
        content: classes.sheet ?? '',
        body: classes.body ?? '',
      }}
      transitionProps={{ transition: 'fade', duration: 220, timingFunction: 'var(--ease)' }}
    >
      {children}
    </Modal>
  );
}
