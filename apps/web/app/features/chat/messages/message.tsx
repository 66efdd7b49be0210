import type { ReactNode } from 'react';
import { Sheet } from '../../../components/sheet.tsx';
import { clockTime } from '../../../lib/days.ts';
import classes from './message.module.css';

type MessageProps = {
  children: ReactNode;
  /** Only a line, with nothing below it. */
  isLine?: boolean;
};

/** One turn of the conversation. */
export function Message({ children, isLine = false }: MessageProps) {
  return (
    <article className={`line-above ${classes.message}`} data-line={isLine || undefined}>
      {children}
    </article>
  );
}

/** A label that has to be read before the text. */
export function AiLabel({ text }: { text: string }) {
  return <span className={`micro ink-2 ${classes.label}`}>{text}</span>;
}

type ByLineProps = {
  who: string;
  at: string;
  how?: string | undefined;
  /** A label that has to be read before the text. */
  label?: string | undefined;
  /** Actions. */
  children?: ReactNode;
};

/** The author, the time, and how the text came about. */
export function ByLine({ who, at, how, label, children }: ByLineProps) {
  return (
    <p className={`row items-baseline small ink-3 ${classes.line}`}>
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

/** A message as plain text, where no score can be shown. */
export function TextMessage({ text, note }: { text: string; note?: string | undefined }) {
  return (
    <>
      <Sheet>
        <div className={`letter pre-wrap ${classes.text}`}>{text}</div>
      </Sheet>
      {note && <p className="small ink-2 mt-2">{note}</p>}
    </>
  );
}
