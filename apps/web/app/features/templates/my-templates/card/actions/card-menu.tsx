import type { EmailTemplateSummary } from '@replysmith/contract';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CardMenuButton } from './card-menu-button.tsx';
import { MadeCardMenu } from './made-card-menu.tsx';

/** Everything that can be done with one template. A list draws many: each menu is made when asked for. */
export function CardMenu({ template }: { template: EmailTemplateSummary }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isMade, setMade] = useState(false);
  const [isOpened, setOpened] = useState(false);
  if (isMade) return <MadeCardMenu {...{ template, button, isOpened, setOpened }} />;

  const makeAndOpen = () => {
    flushSync(() => setMade(true));
    // The menu gives the focus back to what has it when it opens.
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
