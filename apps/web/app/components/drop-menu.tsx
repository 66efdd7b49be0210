import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu, type MenuProps } from '@mantine/core';
import {
  type ReactElement,
  type ReactNode,
  type Ref,
  cloneElement,
  useEffect,
  useRef,
  useState,
} from 'react';
import classes from './drop-menu.module.css';

type DropMenuProps = Pick<
  MenuProps,
  'position' | 'floatingStrategy' | 'width' | 'opened' | 'onChange'
> & {
  /** The button that opens it. */
  target: ReactElement<{ ref?: Ref<HTMLButtonElement> | undefined }>;
  /** It was loaded when its button was pressed (`LateMenu`), so it opens at once. */
  isPressed?: boolean;
  children: ReactNode;
};

/** A menu under a button; its items are Mantine's `Menu.Item`. */
export function DropMenu({ target, isPressed = false, children, ...rest }: DropMenuProps) {
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isPressed) return;
    // The focus goes back to what has it when the menu opens, which Mantine notes at a change only.
    button.current?.focus({ preventScroll: true });
    setOpened(true);
  }, [isPressed]);
  return (
    <Menu
      {...(isPressed && { opened, onChange: setOpened })}
      {...rest}
      withInitialFocusPlaceholder={false}
      classNames={{ dropdown: classes.menu ?? '', item: classes.item ?? '' }}
    >
      <Menu.Target>{isPressed ? cloneElement(target, { ref: button }) : target}</Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
