import { pages } from '@replysmith/contract';
import { hasCode, isNotFound } from '../../../lib/wire/api-error.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';

type SandboxProblemProps = {
  error: Error;
  /** What is not there: "No such checkout". */
  missing: string;
  isBusy: boolean;
  onRetry: () => void;
};

export function SandboxProblem({ error, missing, isBusy, onRetry }: SandboxProblemProps) {
  if (isNotFound(error) || hasCode(error, 'nothing_to_manage')) {
    return (
      <EmptyState
        isPage
        title={missing}
        action={
          <ButtonLink to={pages.upgrade} variant="line">
            Back to the plans
          </ButtonLink>
        }
      >
        The sandbox holds none for this account, or is switched off on this server.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      isPage
      title="The sandbox did not answer"
      action={
        <Button variant="line" isBusy={isBusy} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {error.message}
    </EmptyState>
  );
}
