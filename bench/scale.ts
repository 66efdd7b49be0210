import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { drive } from './load/drive.ts';
import { forgetTimes, newOutcome, type Outcome } from './load/outcome.ts';
import { seedPeople, type Person } from './load/people.ts';
import { rateOf, showTimes, showTroubles, showVerdict, untilSettled } from './load/report.ts';
import { verify } from './load/verdict.ts';
import { randomFrom } from './numbers.ts';
import { cleanUp, endAfter } from './stack/processes.ts';
import { type Cpu, cpuOf, showEachServer, type Usage, used } from './stack/processor-time.ts';
import { type Stack, startStack, whatIsMissing } from './stack/stack.ts';

const { values: options } = parseArgs({
  options: {
    people: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '30' },
    warmup: { type: 'string', default: '20' },
    servers: { type: 'string', default: '1,2,3' },
    kills: { type: 'string', default: '0' },
    sockets: { type: 'string', default: '20' },
    pause: { type: 'string', default: '2000' },
    share: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
  },
});
const random = randomFrom(Number(options.seed));
const seconds = Number(options.seconds);
const kills = Number(options.kills);
const counts = options.servers.split(',').map(Number);

const missing = whatIsMissing();
if (missing !== null) {
  console.error(missing);
  process.exit(1);
}
endAfter(Math.ceil(((seconds + 120) * (counts.length + 1) + kills * 30) / 60) + 5);

/** Kills a server at a time and starts it again, so that another one always answers. */
async function killAndRestart(stack: Stack, { kills: times }: Outcome): Promise<void> {
  for (let kill = 0; kill < kills; kill += 1) {
    const place = random.below(stack.servers.length);
    await sleep(500 + random.below(1_500));
    times.push({ address: stack.addresses[place] ?? '', at: performance.now() });
    await stack.servers[place]?.kill();
    await stack.start(place);
  }
}

/** Measures with so many servers. */
async function measure(servers: number, withKills: boolean) {
  try {
    const stack = await startStack(servers, Number(options.share));
    for (let place = 0; place < servers; place += 1) await stack.start(place);
    const people = await seedPeople(stack.database, Number(options.people));
    return await measureStack(stack, people, withKills);
  } finally {
    await cleanUp();
  }
}

async function measureStack(stack: Stack, people: Person[], withKills: boolean) {
  const outcome = newOutcome();
  const stopping = new AbortController();
  const load = {
    url: stack.url,
    people,
    sockets: Number(options.sockets),
    pauseMs: Number(options.pause),
    seed: random.below(1_000_000),
  };
  const driven = drive(load, outcome, stopping.signal);
  // The first answers wait for the coach's threads, and code runs slowly at first.
  await sleep(Number(options.warmup) * 1_000);
  forgetTimes(outcome);
  const before: Cpu = cpuOf(stack);
  const begin = performance.now();
  await Promise.all([sleep(seconds * 1_000), withKills && killAndRestart(stack, outcome)]);
  const took = (performance.now() - begin) / 1_000;
  const rate = rateOf(outcome, took);
  const usage = used(before, cpuOf(stack), rate * took);
  stopping.abort();
  const away = await driven;
  const settled = await untilSettled(stack.database);

  const count = stack.servers.length;
  const title = `${count} server${count === 1 ? '' : 's'}`;
  console.log(
    `${title}${withKills ? `, ${kills} times one was killed` : ''}, ${took.toFixed(0)} s`,
  );
  showTimes(outcome, took);
  const memory = stack.servers.map((server) => server?.residentMb().toFixed(0)).join(', ');
  const { rows } = await stack.database.query<{ count: string }>(
    "SELECT count(*) FROM pg_stat_activity WHERE usename = 'replysmith'",
  );
  console.log(`  servers resident: ${memory} MB; connections to PostgreSQL: ${rows[0]?.count}`);
  const { messages, reopened, longestGap } = outcome.sockets;
  console.log(
    `  sockets: ${options.sockets} open, ${messages} messages, opened again ${reopened} times, ` +
      `${longestGap.toFixed(0)} ms away at most; ` +
      `all requests settled ${settled.toFixed(0)} ms after the last reply`,
  );
  showTroubles(outcome);
  const isGood = showVerdict(
    await verify(stack.database, outcome, { away, kills: withKills ? kills : 0 }),
  );
  return { servers: count, rate, usage, isGood };
}

const runs: Usage[] = [];
let isGood = true;
for (const servers of counts) {
  const run = await measure(servers, false);
  runs.push(run);
  isGood &&= run.isGood;
}
const most = Math.max(...counts);
if (kills > 0) isGood = (await measure(Math.max(most, 2), true)).isGood && isGood;
showEachServer(runs, Number(options.share));
console.log(
  isGood
    ? 'HELD: nothing was lost, nothing done twice, and nobody saw what was not promised.'
    : 'MISSED: see the lines above that say so.',
);
process.exitCode = isGood ? 0 : 1;
