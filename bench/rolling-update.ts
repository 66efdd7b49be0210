import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { nodeOptions } from '../tools/product/server-arguments.ts';
import { temporaryDataDir } from '../tools/product/temporary-data-dir.ts';
import { drive, newOutcome } from './load/drive.ts';
import { keepVisiting } from './load/first-visits.ts';
import { seedPeople } from './load/people.ts';
import { showTimes, untilSettled, verify } from './load/report.ts';
import { checkOut, previousRelease } from './stack/previous-release.ts';
import { type Stack, startStack, whatIsMissing } from './stack/stack.ts';

const { values: options } = parseArgs({
  options: {
    people: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '20' },
    pause: { type: 'string', default: '500' },
    from: { type: 'string', default: previousRelease().revision },
  },
});

const missing = whatIsMissing();
if (missing !== null) {
  console.error(missing);
  process.exit(1);
}

const schemaOf = async ({ database }: Stack) => {
  const { rows } = await database.query<{ name: string }>(
    'SELECT max(name) AS name FROM migrations.applied',
  );
  return rows[0]?.name;
};

/** Two servers of the release before are replaced by this one's, one after the other. */
async function update(stack: Stack, previous: readonly string[]): Promise<boolean> {
  for (const place of [0, 1]) await stack.start(place, previous);
  console.log(`two servers of ${options.from.slice(0, 12)}, schema ${await schemaOf(stack)}`);
  const people = await seedPeople(stack.database, Number(options.people));
  const outcome = newOutcome();
  const stopping = new AbortController();
  const begin = performance.now();
  const load = { url: stack.url, people, sockets: 10, pauseMs: Number(options.pause), seed: 1 };
  const driven = drive(load, outcome, stopping.signal);
  const visited = keepVisiting(stack.url, outcome, stopping.signal);
  const pause = () => sleep(Number(options.seconds) * 1_000);
  await pause();
  for (const place of [0, 1]) {
    await stack.servers[place]?.stop();
    await stack.start(place);
    console.log(`server ${place + 1} is new, schema ${await schemaOf(stack)}`);
    await pause();
  }
  stopping.abort();
  const [builds] = await Promise.all([visited, driven]);
  console.log(`people opened pages of ${builds} builds`);
  showTimes(outcome, (performance.now() - begin) / 1_000);
  await untilSettled(stack.database);
  const { lost, twice, answered500 } = await verify(stack.database, outcome);
  return lost + twice + answered500 + outcome.failures.size === 0;
}

const folder = temporaryDataDir('previous');
const stack = await startStack(2);
try {
  const main = checkOut(options.from, join(folder, 'release'));
  const isGood = await update(stack, [...nodeOptions, main]);
  console.log(isGood ? 'The update went unnoticed.' : 'THE UPDATE WAS NOTICED.');
  process.exitCode = isGood ? 0 : 1;
} finally {
  await stack.stop();
  rmSync(folder, { recursive: true, force: true });
}
