import { IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { Banner } from '../../../../ui/banner/banner.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import { EmailSheet } from '../../email/email-sheet.tsx';
import { EmailVerdict } from '../../email/email-verdict.tsx';
import { VerdictLine } from '../../email/verdict-line.tsx';
import type { Composing } from '../../email/use-composer.ts';
import classes from './email-preview.module.css';

const beside = '(min-width: 1100px)';

/** The email that the campaign makes so far: beside what one writes or, where it is narrow, one line above that opens. */
export function EmailPreview({ composing }: { composing: Composing }) {
  const { email, hasFailed, retry } = composing;
  const [isOpen] = useState(() => matchMedia(beside).matches);
  return (
    <aside className={classes.preview} aria-label="The email so far">
      <details open={isOpen} className={classes.fold}>
        <summary>
          <IconChevronRight size={16} stroke={1.5} aria-hidden />
          <span className="label">The email so far</span>
          {email && <VerdictLine email={email} />}
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
          {email && <EmailSheet email={email} />}
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
