import type { EmailTemplateSummary } from '@replysmith/contract';
import { Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { Button } from '../../../../ui/button/button.tsx';
import { DropMenu } from '../../../../ui/drop-menu/drop-menu.tsx';
import { chosenOne, useDesk } from '../desk.ts';

/** Everything that can be done with one template. */
export function CardMenu({ template }: { template: EmailTemplateSummary }) {
  const { open, change, use } = useDesk();
  const navigate = useNavigate();
  const { id, name } = template;
  const chosen = chosenOne(template);
  const goTo = (path: string) => void navigate(`/dashboard/templates/${path}`);
  return (
    <DropMenu
      position="bottom-end"
      width={200}
      target={
        <Button variant="quiet" size="small" shape="icon" aria-label={`More actions: ${name}`}>
          <IconDots size={18} stroke={1.5} aria-hidden />
        </Button>
      }
    >
      <Menu.Item onClick={() => void use.send({ id })}>Use</Menu.Item>
      <Menu.Item onClick={() => goTo(id)}>Edit</Menu.Item>
      <Menu.Item onClick={() => goTo(`new?copy=${id}`)}>Duplicate</Menu.Item>
      <Menu.Item onClick={() => void use.copy({ id })}>Copy</Menu.Item>
      <Menu.Item onClick={() => open({ type: 'move', chosen })}>Move to folder</Menu.Item>
      <Menu.Item onClick={() => open({ type: 'export', chosen })}>Export</Menu.Item>
      <Menu.Item onClick={() => void change({ type: 'delete' }, chosen)}>Delete</Menu.Item>
    </DropMenu>
  );
}
