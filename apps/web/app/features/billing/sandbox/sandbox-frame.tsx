import { pages } from '@replysmith/contract';
import { IconFlask } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { NotLoaded } from '../../../components/not-loaded.tsx';
import { hasCode, isNotFound } from '../../../lib/api-error.ts';
import classes from './sandbox.module.css';

/** A page that replaces the payment provider's, and says so first. */
export function SandboxFrame({ children }: { children: ReactNode }) {
  return (
    <main className={`stack content-start ${classes.page}`}>
      <p className={`flex gap-3 dense round-sheet ${classes.label}`}>
        <IconFlask size={20} stroke={1.5} aria-hidden />
        <span>
          <strong>Sandbox: no card is charged.</strong> This page stands in for the payment
          provider’s. No money moves, whatever you choose.
        </span>
      </p>
      <div className={`min-w-0 round-sheet on-sheet ${classes.sheet}`}>{children}</div>
    </main>
  );
}

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
    <NotLoaded
      title="The sandbox did not answer"
      error={error}
      isPage
      isRetrying={isBusy}
      onRetry={onRetry}
    />
  );
}
