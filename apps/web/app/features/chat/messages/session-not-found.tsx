import { ButtonLink } from '../../../ui/button/button-link.tsx';
import classes from './session-not-found.module.css';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';

export function SessionNotFound() {
  return (
    <main className={classes.page}>
      <title>Chat not found · Replysmith</title>
      <EmptyState
        isPage
        title="There is no chat at this address."
        action={
          <ButtonLink to="/dashboard/coldmail" variant="line">
            New Chat
          </ButtonLink>
        }
      >
        It may have been deleted, or it belongs to another account.
      </EmptyState>
    </main>
  );
}
