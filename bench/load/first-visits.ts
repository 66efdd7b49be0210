import { setTimeout as sleep } from 'node:timers/promises';
import { note, type Outcome } from './outcome.ts';

const asset = /\/assets\/[\w.-]+/g;

/**
 * Opens the front page until `signal` fires, each time with every script and style that it names.
 * Returns of how many builds the pages were.
 */
export async function keepVisiting(
  url: string,
  outcome: Outcome,
  signal: AbortSignal,
): Promise<number> {
  const builds = new Set<string>();
  const name = 'first visit';
  const read = async (path: string) => {
    const reply = await fetch(`${url}${path}`, { signal: AbortSignal.timeout(30_000) })
      .then(async (response) => ({ status: response.status, text: await response.text() }))
      .catch((error: unknown) => ({ status: 0, text: String(error) }));
    if (reply.status === 200) return reply.text;
    note(outcome, 'unexpected', `${reply.status} ${name}`);
    return '';
  };
  while (!signal.aborted) {
    const begin = performance.now();
    const assets = [...new Set((await read('/')).match(asset))];
    await Promise.all(assets.map(read));
    outcome.times.set(name, [...(outcome.times.get(name) ?? []), performance.now() - begin]);
    builds.add(assets.join());
    await sleep(1_000);
  }
  return builds.size;
}
