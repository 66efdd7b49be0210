import { pino, type DestinationStream, type Logger } from 'pino';

/** What a failed query says about itself may quote rows, and so people's emails and addresses. */
const quoting = ['err.detail', 'err.where', 'err.internalQuery'];

/** One JSON line an event, on stderr: stdout says only that the server is ready. */
export function createLog(level: string, to: DestinationStream = pino.destination(2)): Logger {
  return pino({ level, redact: { paths: quoting, remove: true } }, to);
}
