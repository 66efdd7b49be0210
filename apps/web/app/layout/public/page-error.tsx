import { Button, ButtonLink } from '../../components/button.tsx';
import { PublicShell } from './public-shell.tsx';
import type { ReactNode } from 'react';
import { EmptyRing } from '../../components/score-ring.tsx';
import classes from './loading.module.css';

/** Shown instead of a page that crashed. */
export function PageError() {
  return (
    <PublicShell>
      <title>Something went wrong · Replysmith</title>
      <Notice
        title="Oops! Something went wrong"
        ring="Page lost"
        action={
          <>
            <Button onClick={() => location.reload()}>Try Again</Button>
            <ButtonLink to="/" variant="line" reloadDocument>
              Home
            </ButtonLink>
          </>
        }
      >
        This page stopped working. Drafts of emails are kept in this browser.
      </Notice>
    </PublicShell>
  );
}

type NoticeProps = {
  title: string;
  children: ReactNode;
  action: ReactNode;
  /** The text in the empty ring. */
  ring: string;
};

/** One thing to say in place of a page. */
export function Notice({ title, children, action, ring }: NoticeProps) {
  return (
    <div className={`wrap stack items-center gap-7 one-column-phone ${classes.notice}`}>
      <div>
        <h1 className="title">{title}</h1>
        <p className={`lede mt-3 ${classes.text}`}>{children}</p>
        <div className="flex gap-2 mt-6">{action}</div>
      </div>
      <div className={classes.ring} aria-hidden="true">
        <EmptyRing text={ring} />
      </div>
    </div>
  );
}
