import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { nodeOptions, temporaryDataDir } from '../tools/product/server-arguments.ts';
import { drive } from './load/drive.ts';
import { countUnexpected, forgetTimes, newOutcome, note, type Outcome } from './load/outcome.ts';
import { seedPeople } from './load/people.ts';
import { showTimes, showTroubles, showVerdict, untilSettled } from './load/report.ts';
import { verify } from './load/verdict.ts';
import { checkOut, previousRelease } from './stack/previous-release.ts';
import { atEnd, cleanUp, endAfter } from './stack/processes.ts';
import { type Stack, startStack, whatIsMissing } from './stack/stack.ts';

const { values: options } = parseArgs({
  options: {
    people: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '20' },
    pause: { type: 'string', default: '500' },
    from: { type: 'string' },
  },
});

const missing = whatIsMissing();
if (missing !== null) {
  console.error(missing);
  process.exit(1);
}

endAfter(20 + Number(options.seconds) / 15);

const schemaOf = async ({ database }: Stack) => {
  const { rows } = await database.query<{ name: string }>(
    'SELECT max(name) AS name FROM migrations.applied',
  );
  return rows[0]?.name;
};

/** Two servers of the release before are replaced by this one's, one after the other. */
async function update(stack: Stack, previous: readonly string[]): Promise<boolean> {
  for (const place of [0, 1]) await stack.start(place, previous);
  console.log(`two servers of the release before, schema ${await schemaOf(stack)}`);
  const people = await seedPeople(stack.database, Number(options.people));
  const outcome = newOutcome();
  const stopping = new AbortController();
  const load = { url: stack.url, people, sockets: 10, pauseMs: Number(options.pause), seed: 1 };
  const driven = drive(load, outcome, stopping.signal);
  const visited = keepVisiting(stack.url, outcome, stopping.signal);
  const pause = () => sleep(Number(options.seconds) * 1_000);
  const phase = async (name: string, work: () => Promise<void>) => {
    forgetTimes(outcome);
    const [refused, start] = [countUnexpected(outcome), performance.now()];
    await work();
    const took = (performance.now() - start) / 1_000;
    const count = countUnexpected(outcome) - refused;
    console.log(`${name}: ${took.toFixed(0)} s, ${count} replies that are not promised`);
    showTimes(outcome, took);
  };
  await phase('both old', pause);
  for (const place of [0, 1]) {
    await phase(`server ${place + 1} is replaced`, async () => {
      await stack.servers[place]?.stop();
      await stack.start(place);
    });
    console.log(`schema ${await schemaOf(stack)}`);
    await phase(place === 0 ? 'one old, one new' : 'both new', pause);
  }
  stopping.abort();
  const [builds, away] = await Promise.all([visited, driven]);
  console.log(`people opened pages of ${builds} builds`);
  await untilSettled(stack.database);
  showTroubles(outcome);
  return showVerdict(await verify(stack.database, outcome, { away, kills: 0 }));
}

const asset = /\/assets\/[\w.-]+/g;

/**
 * Opens the front page until `signal` fires, each time with every script and style that it names.
 * Returns of how many builds the pages were.
 */
async function keepVisiting(url: string, outcome: Outcome, signal: AbortSignal): Promise<number> {
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

try {
  const { revision, because } = options.from
    ? { revision: options.from, because: 'as asked' }
    : previousRelease();
  console.log(`from ${revision.slice(0, 12)} (${because})`);
  const folder = temporaryDataDir('previous');
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  const main = checkOut(revision, join(folder, 'release'));
  const isGood = await update(await startStack(2), [...nodeOptions, main]);
  console.log(isGood ? 'The update went unnoticed.' : 'THE UPDATE WAS NOTICED.');
  process.exitCode = isGood ? 0 : 1;
} finally {
  await cleanUp();
}
