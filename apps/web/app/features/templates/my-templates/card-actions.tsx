import { Menu } from '@mantine/core';
import { type EmailTemplateSummary, pages } from '@replysmith/contract';
import { IconDots, IconStar, IconStarFilled } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { Button } from '../../../components/button.tsx';
import { DropMenu } from '../../../components/drop-menu.tsx';
import { LateMenu, type PressedMenu } from '../../../components/late-menu.tsx';
import { chosenOne, usePage } from './page-context.ts';
import classes from './template-line.module.css';

/** The actions on a template, or on one in the trash. */
export function CardActions({ template }: { template: EmailTemplateSummary }) {
  const { change, open } = usePage();
  if (template.deleted_at === null) {
    return (
      <span className={`flex ml-auto ${classes.actions}`}>
        <StarButton template={template} />
        <LateMenu
          target={
            <Button
              variant="quiet"
              size="small"
              shape="icon"
              aria-label={`More actions: ${template.name}`}
            >
              <IconDots size={18} stroke={1.5} aria-hidden />
            </Button>
          }
          load={makeMenu}
          of={{ template }}
        />
      </span>
    );
  }
  const chosen = chosenOne(template);
  return (
    <span className={`flex ml-auto ${classes.actions}`}>
      <Button
        variant="line"
        size="small"
        aria-label={`Restore ${template.name}`}
        onClick={() => void change({ type: 'restore' }, chosen)}
      >
        Restore
      </Button>
      <Button
        variant="quiet"
        size="small"
        aria-label={`Delete for good: ${template.name}`}
        onClick={() => open({ type: 'purge', chosen })}
      >
        Delete for good
      </Button>
    </span>
  );
}

function StarButton({ template }: { template: EmailTemplateSummary }) {
  const { change } = usePage();
  const isOn = template.is_favorite;
  const Icon = isOn ? IconStarFilled : IconStar;
  return (
    <Button
      variant="quiet"
      size="small"
      shape="icon"
      aria-label={`Favorite: ${template.name}`}
      aria-pressed={isOn}
      onClick={() => void change({ type: 'favorite', is_favorite: !isOn }, chosenOne(template))}
    >
      <Icon size={18} stroke={1.5} aria-hidden />
    </Button>
  );
}

type CardMenuProps = PressedMenu & { template: EmailTemplateSummary };

/** The page has menus of its own, so nothing is fetched: a list renders many cards. */
const makeMenu = () => Promise.resolve(CardMenu);

/** All actions on one template. */
function CardMenu({ template, ...pressed }: CardMenuProps) {
  const { open, change, use } = usePage();
  const navigate = useNavigate();
  const { id } = template;
  const chosen = chosenOne(template);
  const goTo = (path: string) => void navigate(path);
  return (
    <DropMenu {...pressed} position="bottom-end" width={200}>
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
