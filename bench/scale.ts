import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { drive, forgetTimes, newOutcome } from './load/drive.ts';
import { seedPeople, type Person } from './load/people.ts';
import { rateOf, showTimes, untilSettled, verify, type Verdict } from './load/report.ts';
import { randomFrom } from './numbers.ts';
import { cpuSeconds } from './stack/processes.ts';
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
    seed: { type: 'string', default: '1' },
  },
});
const random = randomFrom(Number(options.seed));
const seconds = Number(options.seconds);
const kills = Number(options.kills);

const missing = whatIsMissing();
if (missing !== null) {
  console.error(missing);
  process.exit(1);
}

/** Kills a server at a time and starts it again, so that another one always answers. */
async function killAndRestart(stack: Stack, isUp: readonly number[]): Promise<void> {
  for (let kill = 0; kill < kills; kill += 1) {
    const place = random.pick(isUp);
    await sleep(500 + random.below(1_500));
    await stack.servers[place]?.kill();
    await stack.start(place);
  }
}

function cpuOf(stack: Stack): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(stack.pids).map(([name, pid]) => [name, cpuSeconds(pid)] as const),
  );
}

/** Measures with so many servers; answers the rate and what was lost. */
async function measure(servers: number, withKills: boolean) {
  const stack = await startStack(servers);
  try {
    for (let place = 0; place < servers; place += 1) await stack.start(place);
    const people = await seedPeople(stack.database, Number(options.people));
    return await measureStack(stack, people, withKills);
  } finally {
    await stack.stop();
  }
}

async function measureStack(stack: Stack, people: Person[], withKills: boolean) {
  const outcome = newOutcome();
  const stopping = new AbortController();
  const load = {
    ...{ url: stack.url, people, sockets: Number(options.sockets) },
    ...{ pauseMs: Number(options.pause), seed: random.below(1_000_000) },
  };
  const driven = drive(load, outcome, stopping.signal);
  const places = [...stack.servers.keys()];
  // The first answers wait for the coach's threads, and code runs slowly at first.
  await sleep(Number(options.warmup) * 1_000);
  forgetTimes(outcome);
  const before = { ...cpuOf(stack), servers: serversCpu(stack) };
  const begin = performance.now();
  await Promise.all([sleep(seconds * 1_000), withKills && killAndRestart(stack, places)]);
  stopping.abort();
  await driven;
  const took = (performance.now() - begin) / 1_000;
  const settled = await untilSettled(stack.database);

  const title = `${places.length} server${places.length === 1 ? '' : 's'}`;
  console.log(
    `${title}${withKills ? `, ${kills} times one was killed` : ''}, ${took.toFixed(0)} s`,
  );
  showTimes(outcome, took);
  const after = { ...cpuOf(stack), servers: serversCpu(stack) };
  if (!withKills) showParts(before, after, rateOf(outcome, took) * took);
  const memory = stack.servers.map((server) => server?.residentMb().toFixed(0)).join(', ');
  const { rows } = await stack.database.query<{ count: string }>(
    "SELECT count(*) FROM pg_stat_activity WHERE usename = 'replysmith'",
  );
  console.log(`  servers resident: ${memory} MB; connections to PostgreSQL: ${rows[0]?.count}`);
  console.log(
    `  sockets: ${options.sockets} open, ${outcome.socketEvents} messages, opened again ${outcome.socketsReopened} times; ` +
      `all requests settled ${settled.toFixed(0)} ms after the last reply`,
  );
  return { rate: rateOf(outcome, took), verdict: await verify(stack.database, outcome) };
}

function serversCpu({ servers }: Stack): number {
  return servers.reduce((sum, server) => sum + (server ? cpuSeconds(server.pid) : 0), 0);
}

type Cpu = Readonly<Record<string, number>>;

/** What each part takes of a processor for one request of the mix. */
function showParts(before: Cpu, after: Cpu, requests: number): void {
  const parts = Object.keys(before).map((name) => {
    const used = ((after[name] ?? 0) - (before[name] ?? 0)) / requests;
    return `${name} ${(used * 1_000).toFixed(2)} ms`;
  });
  console.log(`  processor time a request: ${parts.join(', ')}`);
}

const counts = options.servers.split(',').map(Number);
const verdicts: Verdict[] = [];
const rates: string[] = [];
for (const servers of counts) {
  const { rate, verdict } = await measure(servers, false);
  verdicts.push(verdict);
  rates.push(`${servers}: ${rate.toFixed(0)}/s`);
}
const most = Math.max(...counts);
if (kills > 0 && most > 1) verdicts.push((await measure(most, true)).verdict);
console.log(`by number of servers: ${rates.join(', ')}`);
const isGood = verdicts.every(({ lost, twice, answered500 }) => lost + twice + answered500 === 0);
console.log(isGood ? 'Nothing was lost.' : 'SOMETHING WAS LOST OR ANSWERED 500.');
process.exitCode = isGood ? 0 : 1;
