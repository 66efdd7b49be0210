import { ReplysmithError, secondsToWait, unreachable } from './error.ts';

export type RetryOptions = {
  /** How often a call is made at most; 3 by default, and 1 never tries again. */
  readonly attempts?: number;
  /** The longest that is waited for another attempt, in milliseconds; 20 seconds by default. */
  readonly longestWait?: number;
};

type Fetch = (request: Request) => Promise<Response>;

const transient = new Set([429, 502, 503, 504]);

/**
 * Tries again what may be done twice: what only reads, and what carries an Idempotency-Key. It
 * waits as long as the server asks for, and gives up where that is too long.
 */
export function withRetries(
  send: Fetch,
  { attempts = 3, longestWait = 20_000 }: RetryOptions = {},
): Fetch {
  return async (request) => {
    const isRepeatable = request.method === 'GET' || request.headers.has('idempotency-key');
    const most = isRepeatable ? attempts : 1;
    for (let attempt = 1; ; attempt += 1) {
      const isLast = attempt >= most;
      const outcome = await send(isLast ? request : request.clone()).catch((cause: unknown) => {
        request.signal.throwIfAborted();
        return unreachable(cause);
      });
      const isBroken = outcome instanceof ReplysmithError;
      const wait = waitAfter(isBroken ? null : outcome, attempt);
      const isOver = isLast || wait > longestWait;
      if (isBroken) {
        if (isOver) throw outcome;
      } else {
        if (isOver || !transient.has(outcome.status)) return outcome;
        await outcome.body?.cancel();
      }
      await pause(wait, request.signal);
    }
  };
}

/** Without a word from the server: half a second, then twice as long each time, not all at once. */
function waitAfter(response: Response | null, attempt: number): number {
  const asked = response && secondsToWait(response);
  if (asked !== null) return asked * 1_000;
  return 500 * 2 ** (attempt - 1) * (0.75 + Math.random() / 2);
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abort);
      resolve();
    }, ms);
    signal.addEventListener('abort', abort, { once: true });
  });
}
