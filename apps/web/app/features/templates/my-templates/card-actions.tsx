import { Menu } from '@mantine/core';
import { type EmailTemplateSummary, pages } from '@replysmith/contract';
import { IconDots, IconStar, IconStarFilled } from '@tabler/icons-react';
import { type ComponentProps, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { Button } from '../../../components/button.tsx';
import { DropMenu } from '../../../components/drop-menu.tsx';
import { chosenOne, usePage } from './page-context.ts';
import classes from './template-line.module.css';

/** The actions on a template, or on one in the trash. */
export function CardActions({ template }: { template: EmailTemplateSummary }) {
  const { change, open } = usePage();
  if (template.deleted_at === null) {
    return (
      <span className={`flex ml-auto ${classes.actions}`}>
        <StarButton template={template} />
        <CardMenu template={template} />
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

/**
 * All actions on one template. The menu is created when it is opened, because a list renders many.
 */
function CardMenu({ template }: { template: EmailTemplateSummary }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isMade, setMade] = useState(false);
  const [isOpened, setOpened] = useState(false);
  if (isMade) return <MadeCardMenu {...{ template, button, isOpened, setOpened }} />;

  const makeAndOpen = () => {
    flushSync(() => setMade(true));
    // On closing, the menu returns the focus to the element that had it on opening.
    button.current?.focus({ preventScroll: true });
    setOpened(true);
  };
  return (
    <CardMenuButton
      name={template.name}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={makeAndOpen}
    />
  );
}

type MadeCardMenuProps = {
  template: EmailTemplateSummary;
  button: RefObject<HTMLButtonElement | null>;
  isOpened: boolean;
  setOpened: (isOpened: boolean) => void;
};

function MadeCardMenu({ template, button, isOpened, setOpened }: MadeCardMenuProps) {
  const { open, change, use } = usePage();
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

type CardMenuButtonProps = ComponentProps<typeof Button> & {
  /** The name of the template. */
  name: string;
};

function CardMenuButton({ name, ...rest }: CardMenuButtonProps) {
  return (
    <Button
      {...rest}
      variant="quiet"
      size="small"
      shape="icon"
      aria-label={`More actions: ${name}`}
    >
      <IconDots size={18} stroke={1.5} aria-hidden />
    </Button>
  );
}
