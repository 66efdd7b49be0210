import type { ReactNode } from 'react';
import { Sheet } from '../../../components/sheet.tsx';
import { clockTime } from '../../../lib/days.ts';
import classes from './message.module.css';

type MessageProps = {
  children: ReactNode;
  /** A line alone, with nothing under it. */
  isLine?: boolean;
};

/** One turn of the conversation, under its hairline. */
export function Message({ children, isLine = false }: MessageProps) {
  return (
    <article className={classes.message} data-line={isLine || undefined}>
      {children}
    </article>
  );
}

/** What must be known of a text before it is read. */
export function AiLabel({ text }: { text: string }) {
  return <span className={classes.label}>{text}</span>;
}

type ByLineProps = {
  who: string;
  at: string;
  how?: string | undefined;
  /** What must be known of the text before it is read. */
  label?: string | undefined;
  /** What can be done with it. */
  children?: ReactNode;
};

/** Who, when, and how it came about. */
export function ByLine({ who, at, how, label, children }: ByLineProps) {
  return (
    <p className={classes.line}>
      <b>{who}</b>
      <span>
        <time dateTime={at}>{clockTime(new Date(at))}</time>
        {how && `, ${how}`}
      </span>
      {label && <AiLabel text={label} />}
      {children}
    </p>
  );
}

/** A message as it was written, for what has no score that can be shown. */
export function TextMessage({ text, note }: { text: string; note?: string | undefined }) {
  return (
    <>
      <Sheet>
        <div className={`letter ${classes.text}`}>{text}</div>
      </Sheet>
      {note && <p className={`small ink-2 ${classes.note}`}>{note}</p>}
    </>
  );
}
