import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { OptimizeEmailReply, paths } from '@replysmith/contract';
import autocannon from 'autocannon';
import type { Pool } from 'pg';
import { withProduct } from '../tools/product/running-server.ts';
import { sampleEmail } from '../tools/product/sample-texts.ts';
import { signInWithoutLimit, type Caller } from './ask-product.ts';
import { held, quantile } from './numbers.ts';

/** The wall that the product is compared with. */
async function startBareEndpoint({ options }: Pool) {
  const { host, port, user, password, database } = options;
  const child = spawn(process.execPath, [join(import.meta.dirname, 'load/bare-endpoint.ts')], {
    env: {
      ...process.env,
      PGHOST: host,
      PGPORT: String(port),
      PGDATABASE: database,
      PGUSER: user,
      PGPASSWORD: String(password),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [listening] = (await once(child.stdout, 'data')) as [Buffer];
  return { url: `http://127.0.0.1:${listening.toString().trim()}`, stop: () => child.kill() };
}

type Load = { requestsPerSecond: number; p50: number; p95: number; failed: number };

/** Sends requests over 16 connections for some seconds; latencies in milliseconds. */
function load(options: Omit<autocannon.Options, 'connections'>): Promise<Load> {
  const times: number[] = [];
  let failed = 0;
  const seconds = Number(options.duration);
  return new Promise((resolve, reject) => {
    const run = autocannon({ ...options, connections: 16 }, (error: Error | null) => {
      if (error) {
        reject(error);
        return;
      }
      const [p50, p95] = [quantile(times, 0.5), quantile(times, 0.95)];
      resolve({ requestsPerSecond: times.length / seconds, p50, p95, failed });
    });
    run.on('response', (_client, status, _bytes, time) => {
      times.push(time);
      if (status !== 200) failed += 1;
    });
  });
}

function show(name: string, result: Load, wall?: Load): void {
  const ratio = wall ? `, 95th ${(result.p95 / wall.p95).toFixed(2)} × bare` : '';
  console.log(
    `${name.padEnd(26)} ${result.requestsPerSecond.toFixed(0).padStart(6)}/s, median ${result.p50.toFixed(1)} ms, ` +
      `95th ${result.p95.toFixed(1)} ms${ratio}${result.failed > 0 ? `, ${result.failed} FAILED` : ''}`,
  );
}

async function measure({ url, cookie }: Caller, bareUrl: string): Promise<void> {
  const headers = { cookie, origin: url, 'content-type': 'application/json' };
  const optimize = {
    url: `${url}${paths.optimizeEmail}`,
    method: 'POST' as const,
    headers,
    body: JSON.stringify({
      content: sampleEmail,
      session_id: null,
      message_type: 'email_optimization',
    }),
  };
  const first = await fetch(optimize.url, optimize);
  const { session } = OptimizeEmailReply.parse(await first.json());
  const read = { url: `${url}${paths.chatSessions}/${session.id}`, headers };

  const ratios: number[] = [];
  for (let round = 1; round <= 3; round += 1) {
    const wall = await load({ url: `${bareUrl}/${session.id}`, duration: 4 });
    show('bare select', wall);
    const whole = await load({ ...read, duration: 4 });
    show('one session, whole stack', whole, wall);
    show('optimize-email', await load({ ...optimize, duration: 4 }), wall);
    ratios.push(whole.p95 / wall.p95);
  }
  const middle = quantile(ratios, 0.5);
  console.log(`one session, the middle: ${middle.toFixed(2)} × bare${held(middle, 2, '×')}`);
}

await withProduct(async ({ url, database, residentMb }) => {
  const bare = await startBareEndpoint(database);
  try {
    await measure(await signInWithoutLimit(url, database), bare.url);
    console.log(`server: ${residentMb().toFixed(0)} MB resident`);
  } finally {
    bare.stop();
  }
});
