import type { Logger } from 'pino';

/**
 * On SIGTERM or SIGINT closes everything in order and leaves; a second signal kills the process, so
 * that nothing in it, a busy thread for one, has a say in how it ends.
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
