import { lengths } from '@replysmith/contract';
import { bodyLimit as limit } from 'hono/body-limit';
import { AppError } from '../../services/errors.ts';

/** Counts what really arrives, so a body sent in chunks is bound by it too. */
export const bodyLimit = limit({
  maxSize: lengths.jsonBodyBytes,
  onError: (c) => {
    // The rest of the body is never read, so nothing can follow on this connection.
    c.header('Connection', 'close');
    throw new AppError('payload_too_large');
  },
});
