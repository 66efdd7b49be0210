import type { ReactNode } from 'react';
import classes from './email-sheet.module.css';

type EmailSheetProps = {
  /** Null when it is missing; undefined where there is no subject line. */
  subject?: ReactNode;
  body: ReactNode;
};

/** An email laid out: subject line, hairline, body. */
export function EmailSheet({ subject, body }: EmailSheetProps) {
  return (
    <>
      {subject !== undefined && (
        <div className={`row line-below strong breakable ${classes.subject}`}>
          <span className={`ink-3 size-13 ${classes.label}`}>Subject</span>
          <div className="letter">{subject ?? <span className="ink-3">None yet</span>}</div>
        </div>
      )}
      <div className={`letter breakable pre-wrap ${classes.body}`}>{body}</div>
    </>
  );
}
