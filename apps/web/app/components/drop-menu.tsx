import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu, type MenuProps } from '@mantine/core';
import {
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  cloneElement,
  useState,
} from 'react';
import { WithMantine } from '../theme/with-mantine.tsx';
import classes from './drop-menu.module.css';

type DropMenuProps = Pick<MenuProps, 'position' | 'floatingStrategy' | 'width'> & {
  /** The button that opens it. */
  target: ReactElement<{ ref?: Ref<HTMLButtonElement> | undefined }>;
  /** It was loaded when its button was pressed (`LateMenu`), so it opens at once. */
  isPressed?: boolean;
  children: ReactNode;
};

/** A menu under a button; its items are Mantine's `Menu.Item`. */
export function DropMenu({ target, isPressed = false, children, ...rest }: DropMenuProps) {
  const [opened, setOpened] = useState(isPressed);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const change = (isOpened: boolean) => {
    setOpened(isOpened);
    // Mantine gives the focus back only if it saw the menu open.
    if (!isOpened) button?.focus({ preventScroll: true });
  };
  return (
    <WithMantine>
      <Menu
        {...(isPressed && { opened, onChange: change })}
        {...rest}
        withInitialFocusPlaceholder={false}
        classNames={{ dropdown: classes.menu ?? '', item: classes.item ?? '' }}
      >
        <Menu.Target>{isPressed ? cloneElement(target, { ref: setButton }) : target}</Menu.Target>
        <Menu.Dropdown onClickCapture={focusButtonOf}>{children}</Menu.Dropdown>
      </Menu>
    </WithMantine>
  );
}

/** Before the menu goes with its item: a dialog that opens gives the focus back to what had it. */
function focusButtonOf({ currentTarget }: MouseEvent): void {
  const button = currentTarget.getAttribute('aria-labelledby') ?? '';
  document.getElementById(button)?.focus({ preventScroll: true });
}
