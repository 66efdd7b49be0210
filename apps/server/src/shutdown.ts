import type { Logger } from 'pino';

/** On SIGTERM or SIGINT closes everything in order and leaves; a second signal leaves at once. */
export function onShutdown(log: Logger, close: () => Promise<void>): void {
  let isClosing = false;
  const leave = () => {
    if (isClosing) process.exit(1);
    isClosing = true;
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'could not close everything');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', leave);
  process.on('SIGINT', leave);
}
