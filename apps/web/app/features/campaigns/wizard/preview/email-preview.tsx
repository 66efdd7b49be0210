import { IconChevronRight } from '@tabler/icons-react';
import { useMediaQuery } from '@mantine/hooks';
import { Banner } from '../../../../ui/banner/banner.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import { ComposedSheet } from '../../email/composed-sheet.tsx';
import { EmailNotes } from '../../email/email-notes.tsx';
import { EmailVerdict } from '../../email/email-verdict.tsx';
import { VerdictLine } from '../../email/verdict-line.tsx';
import type { Composing } from '../../email/use-composer.ts';
import classes from './email-preview.module.css';

const beside = '(min-width: 1100px)';

type EmailPreviewProps = {
  composing: Composing;
  /** Shown before it is sent: whole, also where it is narrow. */
  isReviewed: boolean;
};

/** The email that the campaign makes so far: beside what one writes or, where it is narrow, one line above that opens. */
export function EmailPreview({ composing, isReviewed }: EmailPreviewProps) {
  const { email, hasFailed, retry } = composing;
  const scored = email?.score ? email : null;
  // It opens and folds anew where a tablet is turned.
  const isBeside = useMediaQuery(beside, matchMedia(beside).matches);
  return (
    <aside className={classes.preview} aria-label="The email so far">
      <details key={String(isBeside)} open={isBeside || isReviewed} className={classes.fold}>
        <summary>
          <IconChevronRight size={16} stroke={1.5} aria-hidden />
          <span className="label" data-alone={scored === null || undefined}>
            The email so far{scored === null && !isBeside ? ', not scored yet' : ''}
          </span>
          {scored && <VerdictLine email={scored} />}
        </summary>
        <div className={classes.inner}>
          {hasFailed && (
            <Banner
              tone="danger"
              title="The preview has stopped."
              action={
                <Button variant="line" size="small" onClick={retry}>
                  Try again
                </Button>
              }
            >
              The coach could not be loaded. What you write is saved all the same.
            </Banner>
          )}
          {email && <EmailVerdict email={email} />}
          {email && <ComposedSheet email={email} />}
          {email && <EmailNotes leftOut={email.leftOut} isEnglish={email.isEnglish} />}
          {!email && !hasFailed && <Skeleton label="Writing the email..." />}
          <p className="small ink-2">
            Written by the coach from your words alone; what is missing stays a blank. In the chat
            it can be changed, and a model may write it.
          </p>
        </div>
      </details>
    </aside>
  );
}
