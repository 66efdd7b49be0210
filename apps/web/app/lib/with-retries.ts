type Retries = {
  /** Milliseconds before each further call; what the last of them throws is thrown. */
  waits: readonly number[];
  /** Whether the same call may go well later; asked after each failure but the last, from 0. */
  retry: (failures: number, error: unknown) => boolean;
};

/**
 * For calls that nobody need be looking at: the query library's own retries rest as long as the tab
 * is hidden, and it has none that a mutation could give up while it waits.
 */
export async function withRetries<T>(call: () => Promise<T>, { waits, retry }: Retries) {
  for (const [failures, wait] of waits.entries()) {
    try {
      return await call();
    } catch (error) {
      if (!retry(failures, error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return call();
}
