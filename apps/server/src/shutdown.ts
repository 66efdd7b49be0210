import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';

type Options = {
  readonly log: Logger;
  /** How long a server that was told to stop still serves. */
  readonly drainSeconds: number;
  readonly close: () => Promise<void>;
};

/**
 * Closes everything in order at SIGTERM or SIGINT. At SIGTERM the server first serves on for a
 * while, so that whoever asks whether it is ready has time to send calls elsewhere. A second signal
 * kills the process, whatever it is doing.
 */
export function onShutdown({ log, drainSeconds, close }: Options) {
  let hasBegun = false;
  const leave = (seconds: number) => {
    if (hasBegun) process.kill(process.pid, 'SIGKILL');
    hasBegun = true;
    const drained = seconds > 0 ? sleep(seconds * 1_000) : Promise.resolve();
    drained.then(close).then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'could not close everything');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', () => leave(drainSeconds));
  process.on('SIGINT', () => leave(0));
  return { hasBegun: () => hasBegun };
}
