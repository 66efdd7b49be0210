import type { Logger } from 'pino';

/**
 * Closes everything in order at SIGTERM or SIGINT. A second signal kills the process, whatever it
 * is doing.
 */
export function onShutdown(log: Logger, close: () => Promise<void>): void {
  let isClosing = false;
  const leave = () => {
    if (isClosing) process.kill(process.pid, 'SIGKILL');
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
