import { pages, type EmailTemplateSummary } from '@replysmith/contract';
import { Menu } from '@mantine/core';
import type { RefObject } from 'react';
import { useNavigate } from 'react-router';
import { DropMenu } from '../../../../../ui/drop-menu/drop-menu.tsx';
import { chosenOne, useDesk } from '../../desk.ts';
import { CardMenuButton } from './card-menu-button.tsx';

type MadeCardMenuProps = {
  template: EmailTemplateSummary;
  button: RefObject<HTMLButtonElement | null>;
  isOpened: boolean;
  setOpened: (isOpened: boolean) => void;
};

export function MadeCardMenu({ template, button, isOpened, setOpened }: MadeCardMenuProps) {
  const { open, change, use } = useDesk();
  const navigate = useNavigate();
  const { id, name } = template;
  const chosen = chosenOne(template);
  const goTo = (path: string) => void navigate(path);
  return (
    <DropMenu
      position="bottom-end"
      width={200}
      opened={isOpened}
      onChange={setOpened}
      target={<CardMenuButton name={name} ref={button} />}
    >
      <Menu.Item onClick={() => void use.send({ id })}>Use</Menu.Item>
      <Menu.Item onClick={() => goTo(pages.template(id))}>Edit</Menu.Item>
      <Menu.Item onClick={() => goTo(pages.copyOfTemplate(id))}>Duplicate</Menu.Item>
      <Menu.Item onClick={() => void use.copy({ id })}>Copy</Menu.Item>
      <Menu.Item onClick={() => open({ type: 'move', chosen })}>Move to folder</Menu.Item>
      <Menu.Item onClick={() => open({ type: 'export', chosen })}>Export</Menu.Item>
      <Menu.Item onClick={() => void change({ type: 'delete' }, chosen)}>Delete</Menu.Item>
    </DropMenu>
  );
}
