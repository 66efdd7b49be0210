import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import { Menu } from '@mantine/core';
import type { EmailText } from '@replysmith/contract';
import { IconCheck, IconChevronDown, IconCopy } from '@tabler/icons-react';
import { Button } from '../../../ui/button/button.tsx';
import { useCopied } from './use-copied.ts';
import classes from './copy-menu.module.css';

/** Copies the email as it stands now; the menu copies its parts. */
export function CopyMenu({ email }: { email: EmailText }) {
  const { hasCopied, copy } = useCopied();
  const { subject, body } = email;
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
      <Menu
        position="bottom-start"
        classNames={{ dropdown: classes.menu ?? '', item: classes.item ?? '' }}
      >
        <Menu.Target>
          <Button variant="quiet" size="small" shape="icon" aria-label="Copy a part">
            <IconChevronDown size={16} stroke={1.5} aria-hidden />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {subject !== null && (
            <Menu.Item onClick={() => void copy(subject)}>Copy subject</Menu.Item>
          )}
          <Menu.Item onClick={() => void copy(body)}>Copy body</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <span className="visually-hidden" role="status">
        {hasCopied && 'Copied to clipboard'}
      </span>
    </span>
  );
}
