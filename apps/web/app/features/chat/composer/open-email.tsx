import { IconFolderOpen } from '@tabler/icons-react';
import { type RefObject, useRef } from 'react';
import { Banner } from '../../../components/banner.tsx';
import { Button } from '../../../components/button.tsx';
import { Disclosure } from '../../../components/disclosure.tsx';
import { useLasting } from '../../../lib/timing.ts';
import { countText } from '../../../lib/words.ts';
import type { Draft } from './use-draft.ts';
import { type EmailFile, useFileDrop } from './use-email-file.ts';
import classes from './open-email.module.css';

/** The browser's dialog for email files. */
export function useEmailPicker({ readFiles }: EmailFile) {
  const input = useRef<HTMLInputElement>(null);
  return { pick: () => input.current?.click(), picker: <Picker {...{ input, readFiles }} /> };
}

type PickerProps = Pick<EmailFile, 'readFiles'> & { input: RefObject<HTMLInputElement | null> };

function Picker({ input, readFiles }: PickerProps) {
  return (
    <input
      ref={input}
      type="file"
      hidden
      aria-label="Email file"
      accept=".eml,message/rfc822"
      onChange={({ target }) => {
        const files = [...(target.files ?? [])];
        // So that choosing the same file again is a change.
        target.value = '';
        readFiles(files);
      }}
    />
  );
}

type OpenEmailButtonProps = { isReading: boolean; onPick: () => void };

/** Chooses an email file, for whom dropping is no way. */
export function OpenEmailButton({ isReading, onPick }: OpenEmailButtonProps) {
  return (
    <span className={`inline-flex ${classes.open}`}>
      <Button
        variant="quiet"
        size="small"
        title="Open an email file (.eml)"
        isBusy={isReading}
        onClick={onPick}
      >
        <IconFolderOpen size={16} stroke={1.5} aria-hidden />
        <span>Open .eml</span>
      </Button>
    </span>
  );
}

/** That an email is being read, and what is wrong with it, above the field. */
export function EmailFileNotes({ isReading, news }: Pick<EmailFile, 'isReading' | 'news'>) {
  const isLate = useLasting(isReading);
  if (isLate) return <Banner tone="info" title="The email is being read." />;
  if (!news || news.tone === 'info') return null;
  return (
    <Banner tone={news.tone} title={news.title}>
      {news.detail}
    </Banner>
  );
}

/** Covers the field while files are over the page. */
export function DropHint({ readFiles }: Pick<EmailFile, 'readFiles'>) {
  const isOver = useFileDrop(readFiles);
  if (!isOver) return null;
  return (
    <p className={`absolute grid round-sheet ${classes.drop}`}>
      Drop an email file to read it here.
    </p>
  );
}

/** The messages below an email that was read, which are not its writer's words. */
export function QuotedThread({ draft }: { draft: Draft }) {
  const { quoted } = draft;
  if (!quoted) return null;
  const lines = quoted.split('\n').length;
  return (
    <div className={`flex items-baseline gap-2 line-above ink-2 size-13 ${classes.thread}`}>
      <div className="grow min-w-0">
        <Disclosure
          summary={`The thread below it: ${countText(lines)} ${lines === 1 ? 'line' : 'lines'}, not judged`}
        >
          <div
            className={`pre-wrap breakable ink-2 ${classes.quoted}`}
            tabIndex={0}
            role="region"
            aria-label="The thread below the email"
          >
            {quoted}
          </div>
        </Disclosure>
      </div>
      <Button variant="quiet" size="small" onClick={draft.removeQuoted}>
        Remove
      </Button>
    </div>
  );
}
