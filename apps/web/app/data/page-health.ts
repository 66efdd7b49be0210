import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { reportEvent } from './report-event.ts';

const minute = 60_000;
const mostPerMinute = 5;
const mostKinds = 100;

/** A browser's own remark, a script that is not ours and says nothing of itself, work that was given up. */
const notOurs = /^(?:ResizeObserver loop|Script error\.?$|AbortError)|-extension:\/\//;

/**
 * Reports what nobody caught on this page: each kind once, and few a minute, so that a page that
 * breaks over and over does not flood the server. Gives what ends it.
 */
export function watchErrors(now: () => number = Date.now): () => void {
  const told = new Set<string>();
  let moments: number[] = [];

  const tell = (context: string, reason: unknown) => {
    const { type, message, stack } = described(reason);
    if ([type, message, stack ?? ''].some((text) => notOurs.test(text))) return;
    const kind = `${type}: ${message}`;
    moments = moments.filter((moment) => moment > now() - minute);
    if (told.has(kind) || told.size >= mostKinds || moments.length >= mostPerMinute) return;
    told.add(kind);
    moments.push(now());
    reportEvent({
      metric_name: 'error_occurrence',
      metric_value: 1,
      metadata: {
        ...{ type, message, context, severity: 'high', url: location.href },
        ...(stack !== undefined && { stack }),
      },
    });
  };
  const onError = ({ error, message }: ErrorEvent) => tell('uncaught', error ?? message);
  const onRejection = ({ reason }: PromiseRejectionEvent) => tell('unhandled rejection', reason);
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
  return () => {
    removeEventListener('error', onError);
    removeEventListener('unhandledrejection', onRejection);
  };
}

function described(reason: unknown): { type: string; message: string; stack?: string | undefined } {
  if (isError(reason)) return { type: reason.name, message: reason.message, stack: reason.stack };
  // What was thrown may be anything, also what somebody typed.
  return { type: 'Thrown', message: typeof reason === 'string' ? reason : typeof reason };
}

/** Whatever the browser makes of itself counts. */
function isError(reason: unknown): reason is Error {
  return reason instanceof Error || reason instanceof DOMException;
}

/** Watches the page for as long as it is open. How fast it was is less urgent than what it shows. */
export function watchPage(): () => void {
  const end = watchErrors();
  const timer = setTimeout(() => {
    void import('./watch-vitals.ts').then(
      ({ watchVitals }) => watchVitals(),
      () => undefined,
    );
  }, 3_000);
  return () => {
    clearTimeout(timer);
    end();
  };
}

/** Tells that somebody was led to an address where nothing is. */
export function useReportMissingPage(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    reportEvent({
      metric_name: 'page_not_found',
      metric_value: 1,
      metadata: { url: pathname, severity: 'low' },
    });
  }, [pathname]);
}
