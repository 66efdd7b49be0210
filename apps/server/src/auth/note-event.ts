import type { Logger } from 'pino';

/** A line for whoever looks into what happened to an account: ids only, no address and no secret. */
export function noteEvent(
  log: Logger,
  event: string,
  userId: string | null,
  details: Readonly<Record<string, string>> = {},
): void {
  log.info({ event, userId, ...details }, 'account');
}
