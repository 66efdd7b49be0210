import { IconUserCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { EmailText } from '../../../components/changed-words.tsx';
import { Tag } from '../../../components/tag.tsx';
import classes from './reader-sheet.module.css';

/** A reader leaves none to fill. */
const noBlanks = () => [];

type ReaderSheetProps = { who: string; children: ReactNode };

/** What a simulated reader says: never on paper, so that it is never taken for a person's. */
export function ReaderSheet({ who, children }: ReaderSheetProps) {
  return (
    <div className={classes.sheet}>
      <p className={classes.who}>
        <IconUserCircle size={18} stroke={1.5} aria-hidden />
        {who}
        <Tag>Simulated</Tag>
      </p>
      <div className={`letter ${classes.words}`}>
        {typeof children === 'string' ? (
          <EmailText text={children} findBlanks={noBlanks} />
        ) : (
          children
        )}
      </div>
    </div>
  );
}
