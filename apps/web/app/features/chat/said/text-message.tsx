import { Sheet } from '../../../ui/sheet/sheet.tsx';
import classes from './text-message.module.css';

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
