/** Cannot connect, shutting down, starting up, out of connections, cancelled for taking too long. */
const unavailableState = /^(08|57P0|53|57014|55P03|25P03)/;
const unavailableSystemError = /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND)/;
const unavailableMessage =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|not queryable/;

/** Whether an error means that the database cannot be reached right now, rather than a fault of ours. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    unavailableState.test(code) ||
    unavailableSystemError.test(code) ||
    unavailableMessage.test(error.message)
  );
}
