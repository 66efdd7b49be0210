import type { Composition } from '@replysmith/coach';
import classes from './email-notes.module.css';

const fieldNames: Readonly<Record<Composition['leftOut'][number]['field'], string>> = {
  painPoints: 'Pain point',
  callToAction: 'Call to action',
  context: 'Context',
};

/** What the writer should know of an email written from a brief: its language, and what it leaves out. */
export function EmailNotes({ leftOut, isEnglish }: Pick<Composition, 'leftOut' | 'isEnglish'>) {
  return (
    <>
      {!isEnglish && (
        <p className="small ink-2">
          The coach writes English alone: words of another language are quoted in English sentences.
          Write the email itself in the chat, or let a model that knows the language do it.
        </p>
      )}
      {leftOut.length > 0 && (
        <section aria-label="Not in the email">
          <p className="label">Not in the email</p>
          <ul className={classes.left}>
            {leftOut.map(({ field, text }, at) => (
              <li key={at}>
                <span className="small ink-2">{fieldNames[field]}</span>
                <span className={classes.words}>{text}</span>
              </li>
            ))}
          </ul>
          <p className="small ink-2">A short email says one thing. The brief takes these along.</p>
        </section>
      )}
    </>
  );
}
