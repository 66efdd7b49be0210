import { pages } from '@replysmith/contract';
import { useEffect } from 'react';
import { reportEvent } from '../../data/report-event.ts';
import { ApiError, isCodeMissing, unexpectedError } from '../../lib/api-error.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { reload, whyNotLoaded } from '../../components/fetched.tsx';
import { showToast } from '../../components/toast.tsx';
import classes from './dashboard-shell.module.css';

/** Shown instead of a page that crashed; the frame around it still works. */
export function PageBroke({ error }: { error: unknown }) {
  const isMissing = isCodeMissing(error);
  useEffect(() => {
    if (isMissing) return;
    showToast({
      about: 'page-broke',
      title: 'Error',
      message: unexpectedError,
      kind: 'error',
      action: { label: 'Reload', run: reload },
    });
  }, [isMissing]);
  const report = () => {
    reportEvent({ metric_name: 'error_occurrence', metric_value: 1, metadata: accountOf(error) });
    showToast({ title: 'Thank you', message: 'Error report sent' });
  };
  const requestId = error instanceof ApiError ? error.requestId : null;
  return (
    <main className={classes.page}>
      <title>Something went wrong · Replysmith</title>
      <EmptyState
        isPage
        title="Something went wrong"
        action={
          <span className="row">
            <Button onClick={reload}>Reload Page</Button>
            <ButtonLink to={pages.dashboard} variant="line" reloadDocument>
              Go Home
            </ButtonLink>
            {!isMissing && (
              <Button variant="quiet" onClick={report}>
                Report this error
              </Button>
            )}
          </span>
        }
      >
        {isMissing
          ? `This page could not be loaded. ${whyNotLoaded}`
          : 'This page stopped working.'}{' '}
        What you typed is kept in this browser.
        {requestId && <span className="breakable"> Reference: {requestId}</span>}
      </EmptyState>
    </main>
  );
}

function accountOf(error: unknown) {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  return {
    type: name,
    message,
    ...(stack && { stack }),
    url: location.href,
    severity: 'high' as const,
    context: 'page',
  };
}
