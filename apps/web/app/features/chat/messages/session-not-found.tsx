import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';

export function SessionNotFound() {
  return (
    <>
      <title>Chat not found · Replysmith</title>
      <EmptyState
        title="There is no chat at this address."
        action={
          <ButtonLink to="/dashboard/coldmail" variant="line">
            New Chat
          </ButtonLink>
        }
      >
        It may have been deleted, or it belongs to another account.
      </EmptyState>
    </>
  );
}
