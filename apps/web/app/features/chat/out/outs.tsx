import type { EmailText } from '@replysmith/contract';
import { IconBookmark, IconDownload, IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import type { ButtonLook } from '../../../ui/button/button-look.ts';
import { Button } from '../../../ui/button/button.tsx';
import { CopyOut } from './copy-out.tsx';
import { downloadEmail, emailFormats } from './download-email.ts';
import { mailPrograms } from './mail-programs.ts';
import { OpenWarning } from './open-warning.tsx';
import { OutMenu } from './out-menu.tsx';
import { openInMail } from './open-in-mail.ts';
import classes from './outs.module.css';
import { UncopiedText } from './uncopied-text.tsx';
import { useOpenGuard } from './use-open-guard.ts';

type OutsProps = {
  /** As it stands now. */
  email: EmailText;
  /** What a file of it is called. */
  title: string;
  /** Of the button that copies. */
  look?: ButtonLook['variant'];
  onFill?: () => void;
  onSave: () => void;
};

/** The ways out for an email: the clipboard, mail programs, files, a template. */
export function Outs({ email, title, look = 'ink', onFill, onSave }: OutsProps) {
  const guard = useOpenGuard(email);
  const [uncopied, setUncopied] = useState<string | null>(null);
  return (
    <>
      <div className={classes.bar}>
        <CopyOut
          hasSubject={email.subject !== null}
          look={look}
          leave={guard.leave}
          onFailed={setUncopied}
        />
        <OutMenu
          label="Open in"
          Icon={IconMail}
          items={mailPrograms.map(({ program, name }) => ({
            name,
            onChoose: () => guard.leave({ verb: 'Open', go: (open) => openInMail(program, open) }),
          }))}
        />
        <OutMenu
          label="Download"
          Icon={IconDownload}
          items={emailFormats.map((format) => ({
            name: format.name,
            onChoose: () =>
              guard.leave({
                verb: 'Download',
                go: (download) => downloadEmail(format, download, title, guard.open),
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
