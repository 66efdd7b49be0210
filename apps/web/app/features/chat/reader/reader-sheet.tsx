import { IconUserCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { EmailText } from '../../../components/changed-words.tsx';
import { Tag } from '../../../components/tag.tsx';
import classes from './reader-reply.module.css';

/** A reader's text has no blanks. */
const noBlanks = () => [];

type ReaderSheetProps = { who: string; children: ReactNode };

/**
 * A simulated reader's words. They are not set on paper, so that nobody takes them for a person's.
 */
export function ReaderSheet({ who, children }: ReaderSheetProps) {
  return (
    <div className={`round-sheet measure ${classes.sheet}`}>
      <p className={`flex items-center gap-2 mb-2 ink-2 size-13 ${classes.who}`}>
        <IconUserCircle size={18} stroke={1.5} aria-hidden />
        {who}
        <Tag>Simulated</Tag>
      </p>
      <div className={`letter pre-wrap ${classes.readerSheetWords}`}>
        {typeof children === 'string' ? (
          <EmailText text={children} findBlanks={noBlanks} />
        ) : (
          children
        )}
      </div>
    </div>
  );
}
