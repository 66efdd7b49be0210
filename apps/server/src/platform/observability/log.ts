import { withoutKeys } from '../key-format.ts';
import { traceId } from './spans.ts';
import { pino, type DestinationStream, type Logger } from 'pino';

/** These properties of a failed query may quote rows, and so people's emails and addresses. */
const quoting = ['err.detail', 'err.where', 'err.internalQuery'];

/**
 * Logs one JSON line per event to stderr. stdout is used only to report that the server is ready.
 */
export function createLog(level: string, to: DestinationStream = pino.destination(2)): Logger {
  const mixin = () => {
    const id = traceId();
    return id === undefined ? {} : { traceId: id };
  };
  // An access key may be part of any text.
  const hooks = { streamWrite: withoutKeys };
  return pino({ level, mixin, hooks, redact: { paths: quoting, remove: true } }, to);
}
