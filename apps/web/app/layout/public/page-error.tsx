import { Button, ButtonLink } from '../../components/button.tsx';
import { Notice } from './notice.tsx';
import { PublicShell } from './public-shell.tsx';

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
