import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { databaseOf, startProduct } from '../../tools/product/running-server.ts';
import { signIn } from '../../tools/product/sign-in.ts';
import { temporaryDataDir } from '../../tools/product/server-arguments.ts';
import { randomFrom } from '../numbers.ts';
import { brokenLaws, countRunning, endsOf } from './soak/account.ts';
import { startFaultyModel } from './soak/faulty-model.ts';
import { planCall } from './soak/plan-call.ts';
import { sendCall } from './soak/send-call.ts';

const { values: options } = parseArgs({
  options: {
    calls: { type: 'string', default: '2000' },
    people: { type: 'string', default: '40' },
    atOnce: { type: 'string', default: '16' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const calls = Number(options.calls);
const random = randomFrom(Number(options.seed));
console.log(`seed ${options.seed}, ${calls} calls of ${options.people} people`);

const model = await startFaultyModel(random);
const dataDir = temporaryDataDir('soak');
const settings = {
  AI_PROVIDER: 'openai-compatible',
  AI_MODEL: 'fake',
  AI_BASE_URL: model.baseUrl('openai'),
};
let server = await startProduct(dataDir, settings);
/** Settled while the server is there. */
let isThere: Promise<unknown> = Promise.resolve();

const cookies: string[] = [];
for (let person = 0; person < Number(options.people); person += 1) {
  cookies.push(await signIn(server.url));
}
const database = databaseOf(dataDir);
// One in four keeps the free plan and so meets its limit.
await database.query(`
  UPDATE user_subscriptions SET plan_id = (SELECT id FROM pricing_plans WHERE name = 'Pro')
  WHERE user_id IN (SELECT user_id FROM user_subscriptions ORDER BY user_id
    LIMIT (SELECT count(*) * 3 / 4 FROM user_subscriptions))`);

const killings = new Set([Math.floor(calls / 3), Math.floor((calls * 2) / 3)]);
const ends = new Map<string, number>();
const sessions = new Map<number, string>();
const odd: string[] = [];
let sent = 0;

async function killAndRestart(): Promise<void> {
  const inFlight = await countRunning(database);
  await server.kill();
  server = await startProduct(dataDir, settings);
  const begin = performance.now();
  while ((await countRunning(database)) > 0) await sleep(20);
  const took = performance.now() - begin;
  console.log(`kill -9 with ${inFlight} being written: settled ${took.toFixed(0)} ms after ready`);
}

async function makeOneCall(): Promise<void> {
  const person = random.below(cookies.length);
  const call = planCall(random, person, sessions.get(person) ?? null);
  const send = () => sendCall({ url: server.url, cookie: cookies[person] ?? '' }, call);
  const endings = await Promise.all(Array.from({ length: call.times }, send));
  const isBroken = endings.some(({ end }) => end === 'broken' || end === 'no final event');
  if (isBroken && call.key) {
    await isThere;
    endings.push(await send());
  }
  for (const { end, session } of endings) {
    ends.set(end, (ends.get(end) ?? 0) + 1);
    if (session) sessions.set(person, session);
  }
  const messages = new Set(endings.flatMap(({ message }) => message ?? []));
  if (messages.size > 1) odd.push(`${messages.size} answers under the key ${call.key ?? 'none'}`);
}

async function work(): Promise<void> {
  while (sent < calls) {
    sent += 1;
    if (killings.has(sent)) isThere = killAndRestart();
    else await isThere;
    await makeOneCall();
  }
}

const began = performance.now();
try {
  await Promise.all(Array.from({ length: Number(options.atOnce) }, work));
  await isThere;
  for (let waited = 0; waited < 200 && (await countRunning(database)) > 0; waited += 1) {
    await sleep(1_000);
  }
  console.log(`${((performance.now() - began) / 1_000).toFixed(0)} s`);
  console.log('the provider:', Object.fromEntries(model.done));
  console.log('what people saw:', Object.fromEntries(ends));
  console.table(await endsOf(database));
  const broken = await brokenLaws(database);
  broken.set('streams without a final event', ends.get('no final event') ?? 0);
  for (const each of odd) console.log(each);
  console.table(Object.fromEntries(broken));
  if (odd.length > 0 || [...broken.values()].some((count) => count > 0)) process.exitCode = 1;
} finally {
  await database.end();
  await server.stop();
  await model.close();
  rmSync(dataDir, { recursive: true, force: true });
}
