import { useMediaQuery } from '@mantine/hooks';
import type { Composition } from '@replysmith/coach';
import { IconChevronRight } from '@tabler/icons-react';
import type { ComposedEmail } from '../../../data/coach/answers.ts';
import { tenths } from '../../../lib/words.ts';
import { Banner } from '../../../components/banner.tsx';
import { MiniRing } from '../../../components/score-ring.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { TryAgain } from '../../../components/try-again.tsx';
import {
  ComposedSheet,
  type Composing,
  EmailVerdict,
  composedVerdict,
} from '../composed-email.tsx';
import classes from './fields.module.css';

const fieldNames: Readonly<Record<Composition['leftOut'][number]['field'], string>> = {
  painPoints: 'Pain point',
  callToAction: 'Call to action',
  context: 'Context',
};

/** Notes about an email written from a brief: its language, and what it leaves out. */
export function EmailNotes({ leftOut, isEnglish }: Pick<Composition, 'leftOut' | 'isEnglish'>) {
  return (
    <>
      {!isEnglish && (
        <p className="small ink-2">
          The coach writes only English: words in another language are quoted in English sentences.
          Write the email itself in the chat, or let a model that knows the language do it.
        </p>
      )}
      {leftOut.length > 0 && (
        <section aria-label="Not in the email">
          <p className="label">Not in the email</p>
          <ul className={`line-above ${classes.left}`}>
            {leftOut.map(({ field, text }, at) => (
              <li key={at}>
                <span className="small ink-2">{fieldNames[field]}</span>
                <span className="serif size-16 line-24 breakable">{text}</span>
              </li>
            ))}
          </ul>
          <p className="small ink-2">
            A short email says one thing. The brief still includes these.
          </p>
        </section>
      )}
    </>
  );
}

const beside = '(min-width: 1181px)';

type EmailPreviewProps = {
  composing: Composing;
  /** Shown before sending: in full, even on narrow screens. */
  isReviewed: boolean;
};

/** The email so far: beside the form or, on narrow screens, an expandable line above it. */
export function EmailPreview({ composing, isReviewed }: EmailPreviewProps) {
  const { email, isBegun, hasFailed, retry } = composing;
  const scored = email?.score ? email : null;
  // Remount when a tablet is rotated.
  const isBeside = useMediaQuery(beside, matchMedia(beside).matches);
  return (
    <aside className={`min-w-0 ${classes.preview}`} aria-label="The email so far">
      <details key={String(isBeside)} open={isBeside || isReviewed} className={classes.fold}>
        <summary>
          <IconChevronRight size={16} stroke={1.5} aria-hidden />
          <span className="label" data-alone={scored === null || undefined}>
            The email so far{scored === null && !isBeside ? ', not scored yet' : ''}
          </span>
          {scored && <VerdictLine email={scored} />}
        </summary>
        <div className={`stack pt-4 ${classes.inner}`}>
          {hasFailed && (
            <Banner
              tone="danger"
              title="The preview has stopped."
              action={<TryAgain size="small" onClick={retry} />}
            >
              The coach could not be loaded. What you write is still saved.
            </Banner>
          )}
          {email && <EmailVerdict email={email} />}
          {email && <ComposedSheet email={email} />}
          {email && <EmailNotes leftOut={email.leftOut} isEnglish={email.isEnglish} />}
          {!email && !hasFailed && isBegun && (
            <div className={classes.writing}>
              <Skeleton label="Writing the email..." />
            </div>
          )}
          {!email && !isBegun && (
            <p className="ink-2">It begins with your first answer, and grows with each.</p>
          )}
          <p className="small ink-2">
            Written by the coach from your words only; what is missing stays a blank. You can change
            it in the chat, where a model may write it.
          </p>
        </div>
      </details>
    </aside>
  );
}

/** The email in one line: its ring, its subject and how much of it is open. */
function VerdictLine({ email }: { email: ComposedEmail }) {
  const { value, band, words } = composedVerdict(email);
  return (
    <span className={`hidden ${classes.inLine}`}>
      <MiniRing value={value} band={band} format={tenths} name={words} />
      <span className={`truncate ${classes.subject}`}>{email.subject}</span>
      {email.open.length > 0 && (
        <span className="no-shrink ml-auto ink-2 size-14" aria-hidden>
          {email.open.length === 1 ? '1 blank' : `${String(email.open.length)} blanks`}
        </span>
      )}
    </span>
  );
}
