import { Menu } from '@mantine/core';
import { formatDraft } from '@replysmith/coach';
import { IconChevronDown } from '@tabler/icons-react';
import { copyFormatted } from '../../../lib/clipboard/copy-formatted.ts';
import { Button } from '../../../ui/button/button.tsx';
import { CopyButton } from '../../../ui/copy/copy-button.tsx';
import { useCopied } from '../../../ui/copy/use-copied.ts';
import { DropMenu } from '../../../ui/drop-menu/drop-menu.tsx';
import classes from './copy-email.module.css';
import type { FilledEmail } from './fill-template.ts';

type CopyEmailProps = {
  email: FilledEmail;
  /** Lets the copying happen, or says first what is missing. */
  mayCopy: (copy: () => void) => void;
  onCopied: () => void;
};

/** Copies the email whole, or its subject or body alone, formatted and plain. */
export function CopyEmail({ email, mayCopy, onCopied }: CopyEmailProps) {
  const { hasCopied, copy } = useCopied(copyFormatted);
  const copying = (text: string) => () =>
    mayCopy(() => {
      void copy(text);
      onCopied();
    });
  return (
    <span className={classes.pair}>
      <CopyButton variant="line" hasCopied={hasCopied} onCopy={copying(formatDraft(email))} />
      <DropMenu
        position="bottom-start"
        target={
          <Button variant="quiet" shape="icon" aria-label="Copy a part">
            <IconChevronDown size={16} stroke={1.5} aria-hidden />
          </Button>
        }
      >
        <Menu.Item onClick={copying(email.subject)}>Copy subject</Menu.Item>
        <Menu.Item onClick={copying(email.body)}>Copy body</Menu.Item>
      </DropMenu>
    </span>
  );
}
