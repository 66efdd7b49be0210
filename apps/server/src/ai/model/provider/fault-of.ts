import { APICallError } from 'ai';
import { Fault } from './fault.ts';

/** The question itself is at fault, so that the next one may well be answered. */
const questionsFault = [400, 413, 422];
const overloaded = [429, 503, 529];

/** Reads what the AI SDK threw or streamed as an error. */
export function faultOf(error: unknown): Fault {
  if (error instanceof Fault) return error;
  if (hasStatus(error)) {
    const { statusCode: status } = error;
    return new Fault(overloaded.includes(status) ? 'busy' : 'failed', {
      status,
      isWorthRetrying: status >= 500 || [408, 409, 429].includes(status),
      countsAgainstModel: !questionsFault.includes(status),
      retryAfter: APICallError.isInstance(error) ? retryAfterOf(error.responseHeaders) : undefined,
    });
  }
  const reason = isNetworkError(error) ? 'unreachable' : 'failed';
  return new Fault(reason, {
    isWorthRetrying: true,
    countsAgainstModel: true,
    thrownAt: framesOf(error),
  });
}

/** Where an unforeseen error comes from, without its message: that may quote people's texts. */
function framesOf(error: unknown): string[] {
  const lines = error instanceof Error ? (error.stack?.split('\n') ?? []) : [];
  return lines.filter((line) => /^\s+at /.test(line)).slice(0, 3);
}

function hasStatus(error: unknown): error is { statusCode: number } {
  return (
    typeof error === 'object' &&
    error !== null &&
    'statusCode' in error &&
    typeof error.statusCode === 'number' &&
    error.statusCode >= 300
  );
}

/** A broken connection carries a code of the system or of the HTTP client somewhere in its causes. */
function isNetworkError(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; depth += 1) {
    if ('code' in cause && /^(E[A-Z]+|UND_ERR_\w+)$/.test(String(cause.code))) return true;
    cause = cause.cause;
  }
  return false;
}

function retryAfterOf(headers: Record<string, string> | undefined): number | undefined {
  const exact = Number(headers?.['retry-after-ms'] ?? NaN);
  if (exact >= 0) return exact;
  const told = headers?.['retry-after'];
  if (told === undefined) return undefined;
  const wait =
    /^\s*\d/.test(told) && Number(told) >= 0 ? Number(told) * 1000 : Date.parse(told) - Date.now();
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}
