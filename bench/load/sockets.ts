import { setTimeout as sleep } from 'node:timers/promises';
import { paths } from '@replysmith/contract';
import type { Outcome } from './outcome.ts';
import type { Person } from './people.ts';

/** Listens like an open page, which opens its socket again whenever it is closed. */
export async function keepSocket(
  url: string,
  { id, cookie }: Person,
  { sockets }: Outcome,
  signal: AbortSignal,
): Promise<void> {
  const address = `${url.replace('http', 'ws')}${paths.realtime}`;
  let lostAt = performance.now();
  sockets.isOpen.set(id, false);
  for (let isFirst = true; !signal.aborted; isFirst = false) {
    if (!isFirst) {
      sockets.reopened += 1;
      await sleep(500);
    }
    await new Promise<void>((resolve) => {
      const headers = { cookie, origin: url };
      // Browsers take no headers here; Node does.
      const socket = new WebSocket(address, { headers });
      socket.onmessage = () => {
        sockets.messages += 1;
        if (sockets.isOpen.get(id)) return;
        // The server greets whoever it listens to.
        sockets.isOpen.set(id, true);
        sockets.longestGap = Math.max(sockets.longestGap, performance.now() - lostAt);
      };
      socket.onclose = socket.onerror = () => {
        if (sockets.isOpen.get(id) !== false) lostAt = performance.now();
        sockets.isOpen.set(id, false);
        resolve();
      };
      signal.addEventListener('abort', () => socket.close(), { once: true });
    });
  }
}

/** The web app's page waits no longer than this between two attempts. */
const longestWait = 15_000;

/** How many sockets do not come back within the time that the web app takes at most. */
export async function socketsAway({ sockets }: Outcome): Promise<number> {
  const away = () => [...sockets.isOpen.values()].filter((isOpen) => !isOpen).length;
  for (const end = performance.now() + longestWait; performance.now() < end && away() > 0;) {
    await sleep(100);
  }
  return away();
}
