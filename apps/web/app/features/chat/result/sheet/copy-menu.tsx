import { Menu } from '@mantine/core';
import { formatDraft } from '@replysmith/coach';
import type { EmailText } from '@replysmith/contract';
import { IconChevronDown } from '@tabler/icons-react';
import { copyText } from '../../../../lib/copy-text.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { CopyButton } from '../../../../ui/copy/copy-button.tsx';
import { useCopied } from '../../../../ui/copy/use-copied.ts';
import { DropMenu } from '../../../../ui/drop-menu/drop-menu.tsx';
import classes from './copy-menu.module.css';

/** Copies the email as it stands now; the menu copies its parts. */
export function CopyMenu({ email }: { email: EmailText }) {
  const { subject, body } = email;
  const { hasCopied, copy } = useCopied(copyText);
  return (
    <span className={classes.pair}>
      <CopyButton size="small" hasCopied={hasCopied} onCopy={() => void copy(formatDraft(email))} />
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
    </span>
  );
}
