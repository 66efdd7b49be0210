import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu, type MenuProps } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './drop-menu.module.css';

type DropMenuProps = Pick<
  MenuProps,
  'position' | 'floatingStrategy' | 'width' | 'opened' | 'onChange'
> & {
  /** The button that opens it. */
  target: ReactNode;
  children: ReactNode;
};

/** A menu under a button; its items are Mantine's `Menu.Item`. */
export function DropMenu({ target, children, ...rest }: DropMenuProps) {
  return (
    <Menu
      {...rest}
      withInitialFocusPlaceholder={false}
      classNames={{ dropdown: classes.menu ?? '', item: classes.item ?? '' }}
    >
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
