import { Menu } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import { Button } from '../../../ui/button/button.tsx';
import { DropMenu } from '../../../ui/drop-menu/drop-menu.tsx';

type OutMenuProps = {
  label: string;
  Icon: TablerIcon;
  items: readonly { name: string; onChoose: () => void }[];
};

/** A button that opens onto the places of one kind that an email can go to. */
export function OutMenu({ label, Icon, items }: OutMenuProps) {
  return (
    <DropMenu
      position="bottom-start"
      target={
        <Button variant="quiet" size="small">
          <Icon size={16} stroke={1.5} aria-hidden />
          {label}
        </Button>
      }
    >
      {items.map(({ name, onChoose }) => (
        <Menu.Item key={name} onClick={onChoose}>
          {name}
        </Menu.Item>
      ))}
    </DropMenu>
  );
}
