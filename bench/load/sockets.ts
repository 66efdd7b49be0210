import { setTimeout as sleep } from 'node:timers/promises';
import { paths, realtimeLimits } from '@replysmith/contract';
import type { Outcome } from './outcome.ts';
import type { Person } from './people.ts';

/** Listens like an open page, which opens its socket again, as soon as the web app does, when it closes. */
export async function keepSocket(
  url: string,
  { id, cookie }: Person,
  { sockets }: Outcome,
  signal: AbortSignal,
): Promise<void> {
  const address = `${url.replace('http', 'ws')}${paths.realtime}`;
  let lostAt = performance.now();
  sockets.isOpen.set(id, false);
  for (let losses = 0; ; losses += 1) {
    if (losses > 0) {
      const pause = realtimeLimits.reconnectMs[losses - 1] ?? longestPause;
      await sleep(pause, undefined, { signal }).catch(() => {});
    }
    if (signal.aborted) return;
    if (losses > 0) sockets.reopened += 1;
    await new Promise<void>((resolve) => {
      const headers = { cookie, origin: url };
      // Browsers take no headers here; Node does.
      const socket = new WebSocket(address, { headers });
      socket.onmessage = () => {
        sockets.messages += 1;
        losses = 0;
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

const longestPause = Math.max(...realtimeLimits.reconnectMs);
const longestWait = longestPause + realtimeLimits.timeoutMs;

/** How many sockets do not come back within the time that the web app takes at most. */
export async function socketsAway({ sockets }: Outcome): Promise<number> {
  const away = () => [...sockets.isOpen.values()].filter((isOpen) => !isOpen).length;
  for (const end = performance.now() + longestWait; performance.now() < end && away() > 0;) {
    await sleep(100);
  }
  return away();
}
