import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Modal } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useCloseByBack } from '../../../ui/close-by-back/use-close-by-back.ts';
import type { PaletteProps } from '../palette-props.ts';
import { PaletteBody } from './palette-body.tsx';
import classes from './palette.module.css';

/** Over any page: where to go, what to do and what was written, by a few letters of its name. */
export function Palette({ isOpen, onClose, sidebar }: PaletteProps) {
  // It notes who has the focus as it opens, so it is never open from the start.
  const isMounted = useMounted();
  useCloseByBack(isOpen && isMounted, onClose);
  return (
    <Modal.Root
      opened={isOpen && isMounted}
      onClose={onClose}
      size={600}
      yOffset="12vh"
      padding={0}
      classNames={{
        overlay: classes.scrim ?? '',
        inner: classes.inner ?? '',
        content: classes.sheet ?? '',
      }}
      transitionProps={{ transition: 'fade', duration: 120, timingFunction: 'var(--ease)' }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label="Find or do anything">
        <Modal.Body>
          <PaletteBody onClose={onClose} sidebar={sidebar} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
