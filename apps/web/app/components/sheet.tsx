import type { ComponentProps, ReactNode } from 'react';
import classes from './sheet.module.css';

type SheetProps = Omit<ComponentProps<'div'>, 'className'> & {
  /** An ink edge is for what floats over the page or is typed into. */
  edge?: 'line' | 'ink';
  /** On phones the sheet runs edge to edge. */
  isBleeding?: boolean;
};

/** Paper: the only surface that a writer's words stand on. */
export function Sheet({ edge = 'line', isBleeding = false, ...rest }: SheetProps) {
  return (
    <div
      {...rest}
      className={`min-w-0 framed-line round-sheet on-sheet ${classes.sheet}`}
      data-edge={edge}
      data-bleeding={isBleeding || undefined}
    />
  );
}

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
