/** The names under which a machine reaches itself. */
export const loopbackNames: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Whether an address is meant for its own machine only. */
export function isLoopback(url: string): boolean {
  return loopbackNames.includes(new URL(url).hostname);
}
