import { Menu } from '@mantine/core';
import { formatDraft } from '@replysmith/coach/light';
import type { EmailText } from '@replysmith/contract';
import { type UnsentDraft, writeDraft } from '@replysmith/eml';
import { IconBookmark, IconDownload, IconMail, type TablerIcon } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button, type ButtonLook } from '../../../components/button.tsx';
import { DropMenu } from '../../../components/drop-menu.tsx';
import { showToast } from '../../../components/toast.tsx';
import { copyAtOnce, textAsHtml } from '../../../lib/clipboard.ts';
import { fileName, saveFile } from '../../../lib/save-file.ts';
import { countText } from '../../../lib/words.ts';
import { CopyMenu } from './copy-menu.tsx';
import {
  type ComposeLink,
  type MailProgram,
  composeLink,
  emailAsHtml,
  emailAsMarkdown,
} from './email-formats.ts';
import { OpenWarning, useOpenGuard } from './open-guard.tsx';
import { type OpenPlaces, openWords } from './open-words.ts';
import classes from './export-actions.module.css';

type EmailFormat = {
  readonly name: string;
  readonly ending: string;
  readonly type: string;
  readonly write: (email: EmailText & Pick<UnsentDraft, 'to'>) => string;
};

const emailFormats: readonly EmailFormat[] = [
  { name: 'Email draft (.eml)', ending: 'eml', type: 'message/rfc822', write: writeDraft },
  { name: 'Plain text (.txt)', ending: 'txt', type: 'text/plain', write: formatDraft },
  { name: 'HTML', ending: 'html', type: 'text/html', write: (email) => emailAsHtml(email) },
  { name: 'Markdown', ending: 'md', type: 'text/markdown', write: emailAsMarkdown },
];

/** Has the browser save an email as a file. */
function downloadEmail(
  format: EmailFormat,
  email: EmailText,
  { title, recipient, tags }: { title: string; recipient: string } & Pick<OpenPlaces, 'tags'>,
): void {
  const isDraft = format.write === writeDraft;
  const name = fileName((isDraft && email.subject) || title, format.ending);
  saveFile(
    name,
    new Blob([format.write({ ...email, to: [{ name: '', address: recipient }] })], {
      type: `${format.type};charset=utf-8`,
    }),
  );
  const open = tags.length > 0 ? `. ${openWords({ blanks: [], tags })}` : '';
  showToast({ title: 'Download started', message: name + open });
}

/** The mail programs and their names in menus. */
const mailPrograms: readonly { program: MailProgram; name: string }[] = [
  { program: 'gmail', name: 'Gmail' },
  { program: 'outlook', name: 'Outlook, work or school' },
  { program: 'outlook-com', name: 'Outlook.com' },
  { program: 'mail-app', name: 'Mail app' },
];

type ExportActionsProps = {
  /** The present email. */
  email: EmailText;
  /** What was written last is not in the email yet. */
  isBehind?: boolean;
  /** The name of its file. */
  title: string;
  /** To whom a draft of it goes, where it is an address. */
  recipient?: string;
  /** The look of the copy button. */
  look?: ButtonLook['variant'];
  onFill?: () => void;
  onSave: () => void;
};

/** The ways to export an email: the clipboard, mail programs, files, a template. */
export function ExportActions({
  email,
  isBehind = false,
  title,
  recipient = '',
  look = 'ink',
  onFill,
  onSave,
}: ExportActionsProps) {
  const guard = useOpenGuard(email, isBehind);
  const [uncopied, setUncopied] = useState<string | null>(null);
  return (
    <>
      <div className="row gap-1">
        <CopyMenu
          hasSubject={email.subject !== null}
          look={look}
          leave={guard.leave}
          onFailed={setUncopied}
        />
        <ExportMenu
          label="Open in"
          Icon={IconMail}
          items={mailPrograms.map(({ program, name }) => ({
            name,
            onChoose: () => guard.leave({ verb: 'Open', go: (open) => openInMail(program, open) }),
          }))}
        />
        <ExportMenu
          label="Download"
          Icon={IconDownload}
          items={emailFormats.map((format) => ({
            name: format.name,
            onChoose: () =>
              guard.leave({
                verb: 'Download',
                go: (download) =>
                  downloadEmail(format, download, { title, recipient, tags: guard.open.tags }),
                keepsTags: true,
              }),
          }))}
        />
        <Button variant="quiet" size="small" onClick={onSave}>
          <IconBookmark size={16} stroke={1.5} aria-hidden />
          Save as Template
        </Button>
      </div>
      <OpenWarning guard={guard} onFill={onFill ?? null} />
      {uncopied !== null && <UncopiedText text={uncopied} onClose={() => setUncopied(null)} />}
    </>
  );
}

type UncopiedTextProps = { text: string; onClose: () => void };

/** Shows the selected text where the browser could not copy it. */
function UncopiedText({ text, onClose }: UncopiedTextProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [text]);
  return (
    <div className={`stack justify-items-start w-full gap-2 mt-2 dense ${classes.uncopied}`}>
      <label htmlFor={id}>
        <b className="bold">Copy failed.</b> The text is selected: copy it with Ctrl+C, or by a long
        press.
      </label>
      <textarea
        className="w-full round on-sheet ink"
        id={id}
        ref={field}
        readOnly
        rows={5}
        value={text}
      />
      <Button variant="line" size="small" onClick={onClose}>
        Close
      </Button>
    </div>
  );
}

type ExportMenuProps = {
  label: string;
  Icon: TablerIcon;
  items: readonly { name: string; onChoose: () => void }[];
};

/** A button with a menu of targets of one kind. */
function ExportMenu({ label, Icon, items }: ExportMenuProps) {
  return (
    <DropMenu
      position="bottom-start"
      target={
        <Button variant="quiet" size="small">
          <Icon size={16} stroke={1.5} aria-hidden />
          {label}
        </Button>
      }
    >
      {items.map(({ name, onChoose }) => (
        <Menu.Item key={name} onClick={onChoose}>
          {name}
        </Menu.Item>
      ))}
    </DropMenu>
  );
}

/** Opens an email in a mail program. What the address has no room for is copied. */
function openInMail(program: MailProgram, email: EmailText): void {
  const link = composeLink(program, email);
  const rest = link.carries === 'nothing' ? formatDraft(email) : email.body;
  // Before the tab opens, because that takes the focus, and with it the permission to copy.
  const isCopied = link.carries !== 'email' && copyAtOnce(rest, textAsHtml(rest));
  const isOpen = openOutside(link.url);
  if (!isOpen) {
    showToast({
      title: 'The browser blocked the new tab.',
      message: 'Allow pop-ups for this site, or copy the email.',
      kind: 'error',
    });
  } else if (link.carries !== 'email') {
    showToast({ title: 'Too long for a link.', message: explain(link, isCopied) });
  }
}

/**
 * Opens an external address in a new tab, or a mail program, without a referrer. False when the
 * browser blocked the tab. Must be called within a click.
 */
function openOutside(url: string): boolean {
  if (!url.startsWith('https://')) {
    const link = document.createElement('a');
    link.href = url;
    link.click();
    return true;
  }
  const tab = window.open(url, '_blank');
  if (tab) tab.opener = null;
  return tab !== null;
}

function explain({ carries, needed, longest }: ComposeLink, isCopied: boolean): string {
  const why = `A link holds at most ${countText(longest)} characters, and this email needs ${countText(needed)}.`;
  const opened =
    carries === 'subject' ? 'An email with only the subject opens' : 'An empty email opens';
  return isCopied
    ? `${why} ${opened}, and the text is copied: paste it there.`
    : `${why} ${opened}, and the text could not be copied: come back and copy it by hand.`;
}
