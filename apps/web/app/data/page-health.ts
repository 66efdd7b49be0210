import { useEffect } from 'react';
import { reportEvent } from './report-event.ts';

const minute = 60_000;
const mostPerMinute = 5;
const mostKinds = 100;

/** Noise: browser notices, foreign scripts without details, cancelled work. */
const notOurs = /^(?:ResizeObserver loop|Script error\.?$|AbortError)|-extension:\/\//;

/**
 * Reports uncaught errors: each kind once and few per minute, so that a page that breaks repeatedly
 * does not flood the server. Returns a stop function.
 */
export function watchErrors(now: () => number = Date.now): () => void {
  const reported = new Set<string>();
  let moments: number[] = [];

  const tell = (context: string, reason: unknown) => {
    const { type, message, stack } = described(reason);
    if ([type, message, stack ?? ''].some((text) => notOurs.test(text))) return;
    const kind = `${type}: ${message}`;
    moments = moments.filter((moment) => moment > now() - minute);
    if (reported.has(kind) || reported.size >= mostKinds || moments.length >= mostPerMinute) return;
    reported.add(kind);
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
  // Anything can be thrown, even user input.
  return { type: 'Thrown', message: typeof reason === 'string' ? reason : typeof reason };
}

/** Includes errors made by the browser itself. */
function isError(reason: unknown): reason is Error {
  return reason instanceof Error || reason instanceof DOMException;
}

/** Watches the page while it is open. Loading it comes first, so vitals wait. */
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
export function useReportMissingPage(pathname: string): void {
  useEffect(() => {
    reportEvent({
      metric_name: 'page_not_found',
      metric_value: 1,
      metadata: { url: pathname, severity: 'low' },
    });
  }, [pathname]);
}
