import { Menu } from '@mantine/core';
import type { EmailText } from '@replysmith/contract';
import { IconCheck, IconChevronDown, IconCopy } from '@tabler/icons-react';
import { Button } from '../../../ui/button/button.tsx';
import { DropMenu } from '../../../ui/drop-menu/drop-menu.tsx';
import classes from './copy-menu.module.css';
import { useCopied } from './use-copied.ts';

/** Copies the email as it stands now; the menu copies its parts. */
export function CopyMenu({ email: { subject, body } }: { email: EmailText }) {
  const { hasCopied, copy } = useCopied();
  const Icon = hasCopied ? IconCheck : IconCopy;
  return (
    <span className={classes.pair}>
      <Button
        size="small"
        onClick={() => void copy(subject === null ? body : `Subject: ${subject}\n\n${body}`)}
      >
        <Icon size={16} stroke={1.5} aria-hidden />
        {hasCopied ? 'Copied' : 'Copy'}
      </Button>
      <DropMenu
        position="bottom-start"
        target={
          <Button variant="quiet" size="small" shape="icon" aria-label="Copy a part">
            <IconChevronDown size={16} stroke={1.5} aria-hidden />
          </Button>
        }
      >
        {subject !== null && <Menu.Item onClick={() => void copy(subject)}>Copy subject</Menu.Item>}
        <Menu.Item onClick={() => void copy(body)}>Copy body</Menu.Item>
      </DropMenu>
      <span className="visually-hidden" role="status">
        {hasCopied && 'Copied to clipboard'}
      </span>
    </span>
  );
}
