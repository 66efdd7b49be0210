import { Menu } from '@mantine/core';
import { formatDraft } from '@replysmith/coach/light';
import type { EmailText } from '@replysmith/contract';
import { IconChevronDown } from '@tabler/icons-react';
import { copyFormatted, copyText } from '../../../lib/clipboard.ts';
import { Button, type ButtonLook } from '../../../components/button.tsx';
import { CopyButton, useCopied } from '../../../components/copy-button.tsx';
import { DropMenu } from '../../../components/drop-menu.tsx';
import type { WayOut } from './open-guard.tsx';

type CopyMenuProps = {
  hasSubject: boolean;
  look: ButtonLook['variant'];
  leave: (way: WayOut) => void;
  /** Called with the text that could not be copied; null after a success. */
  onFailed: (text: string | null) => void;
};

/** Copies the email, formatted or plain, or its subject or body alone. */
export function CopyMenu({ hasSubject, look, leave, onFailed }: CopyMenuProps) {
  const telling = (copy: (text: string) => Promise<boolean>) => async (text: string) => {
    const isDone = await copy(text);
    onFailed(isDone ? null : text);
    return isDone;
  };
  const formatted = useCopied(telling(copyFormatted));
  const plain = useCopied(telling(copyText));
  const whole = (email: EmailText) => void formatted.copy(formatDraft(email));
  const copying = (go: WayOut['go']) => () => leave({ verb: 'Copy', go });
  return (
    <span className="inline-flex">
      <CopyButton
        variant={look}
        size="small"
        hasCopied={formatted.hasCopied || plain.hasCopied}
        onCopy={copying(whole)}
      />
      <DropMenu
        position="bottom-start"
        target={
          <Button variant="quiet" size="small" shape="icon" aria-label="Copy a part">
            <IconChevronDown size={16} stroke={1.5} aria-hidden />
          </Button>
        }
      >
        {hasSubject && (
          <Menu.Item onClick={copying(({ subject }) => void plain.copy(subject ?? ''))}>
            Copy subject
          </Menu.Item>
        )}
        <Menu.Item onClick={copying(({ body }) => void formatted.copy(body))}>Copy body</Menu.Item>
        <Menu.Item onClick={copying((email) => void plain.copy(formatDraft(email)))}>
          Copy as plain text
        </Menu.Item>
      </DropMenu>
    </span>
  );
}
