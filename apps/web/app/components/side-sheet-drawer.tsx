import { Drawer } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { WithMantine } from '../theme/with-mantine.tsx';
import { useOverPage } from './modal.tsx';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import classes from './side-sheet-drawer.module.css';

/** The page is locked without a style element, which the content security policy refuses. */
const withoutStyles = { removeScrollBar: false } as const;

/** The sheet records the focused element as it opens, so it must never mount open. */
export function SideSheetDrawer({ title, isOpen, onClose, children }: SideSheetProps) {
  const isMounted = useMounted();
  const isShown = isOpen && isMounted;
  useOverPage(isShown, onClose);
  return (
    <WithMantine>
      <Drawer.Root
        opened={isShown}
        onClose={onClose}
        closeOnEscape={false}
        removeScrollProps={withoutStyles}
        size="18rem"
        zIndex="var(--over-page-sheet)"
        padding={0}
        classNames={{
          overlay: classes.scrim ?? '',
          content: classes.sheet ?? '',
          title: classes.title ?? '',
          body: classes.body ?? '',
        }}
        transitionProps={{ duration: 220, timingFunction: 'var(--ease)' }}
      >
        <Drawer.Overlay />
        <Drawer.Content>
          {/* Mantine's own header would count as the page's. */}
          <div className={`flex items-center justify-between ${classes.header}`}>
            <Drawer.Title>{title}</Drawer.Title>
            <Drawer.CloseButton aria-label="Close" />
          </div>
          <Drawer.Body>{children}</Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    </WithMantine>
  );
}

export type SideSheetProps = {
  title: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
};
