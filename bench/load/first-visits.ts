import { setTimeout as sleep } from 'node:timers/promises';
import type { Outcome } from './drive.ts';

const asset = /\/assets\/[\w.-]+/g;

/**
 * Opens the front page until `signal` fires, each time with every script and style that it names.
 * Returns of how many builds the pages were.
 */
export async function keepVisiting(
  url: string,
  { times, failures }: Outcome,
  signal: AbortSignal,
): Promise<number> {
  const builds = new Set<string>();
  const name = 'first visit';
  const read = async (path: string) => {
    const reply = await fetch(`${url}${path}`)
      .then(async (response) => ({ status: response.status, text: await response.text() }))
      .catch((error: unknown) => ({ status: 0, text: String(error) }));
    if (reply.status === 200) return reply.text;
    const failure = `${reply.status} ${name}`;
    failures.set(failure, (failures.get(failure) ?? 0) + 1);
    return '';
  };
  while (!signal.aborted) {
    const begin = performance.now();
    const assets = [...new Set((await read('/')).match(asset))];
    await Promise.all(assets.map(read));
    times.set(name, [...(times.get(name) ?? []), performance.now() - begin]);
    builds.add(assets.join());
    await sleep(100);
  }
  return builds.size;
}
