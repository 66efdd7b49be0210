import { createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { newOutcome } from './outcome.ts';
import { keepSocket } from './sockets.ts';

it('opens no further socket after it was told to leave while one was away', async () => {
  const tries: Socket[] = [];
  const server = createServer((socket) => {
    // The first is cut; a second would never be answered.
    if (tries.push(socket) === 1) socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const leaving = new AbortController();
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const outcome = newOutcome();
  const person = { id: 'one', cookie: 'a=b', hasLimit: false };
  const kept = keepSocket(url, person, outcome, leaving.signal);
  while (tries.length === 0) await sleep(10);
  await sleep(100);
  leaving.abort();
  await kept;
  expect(tries).toHaveLength(1);
  server.close();
});
