import { rmSync } from 'node:fs';
import type { Pool } from 'pg';
import { OptimizeEmailReply, paths } from '@replysmith/contract';
import { sampleEmail } from '../tools/product/sample-email.ts';
import { signIn } from '../tools/product/sign-in.ts';
import { startBareEndpoint } from './server/bare-endpoint.ts';
import { databaseOf } from '../tools/product/database-of.ts';
import { load, type Load } from './server/load.ts';
import { startServer } from '../tools/product/running-server.ts';
import { temporaryDataDir } from '../tools/product/temporary-data-dir.ts';

const dataDir = temporaryDataDir('bench');
const product = await startServer(dataDir);

function show(name: string, result: Load, wall?: Load): void {
  const ratio = wall ? `, 95th ${(result.p95 / wall.p95).toFixed(2)} × bare` : '';
  console.log(
    `${name.padEnd(26)} ${result.requestsPerSecond.toFixed(0).padStart(6)}/s, median ${result.p50.toFixed(1)} ms, ` +
      `95th ${result.p95.toFixed(1)} ms${ratio}${result.failed > 0 ? `, ${result.failed} FAILED` : ''}`,
  );
}

async function measure(pool: Pool, bareUrl: string): Promise<void> {
  const cookie = await signIn(product.url);
  await pool.query(
    `UPDATE user_subscriptions SET plan_id = (SELECT id FROM pricing_plans WHERE name = 'Pro')`,
  );
  const headers = { cookie, origin: product.url, 'content-type': 'application/json' };
  const optimize = {
    url: `${product.url}${paths.optimizeEmail}`,
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
  const read = { url: `${product.url}${paths.chatSessions}/${session.id}`, headers };

  for (let round = 1; round <= 3; round += 1) {
    const wall = await load({ url: `${bareUrl}/${session.id}`, duration: 4 });
    show('bare select', wall);
    show('one session, whole stack', await load({ ...read, duration: 4 }), wall);
    show('optimize-email', await load({ ...optimize, duration: 4 }), wall);
  }
  console.log(`server: ${product.residentMb().toFixed(0)} MB resident`);
}

try {
  const pool = databaseOf(dataDir);
  const bare = await startBareEndpoint(pool);
  try {
    await measure(pool, bare.url);
  } finally {
    await bare.stop();
    await pool.end();
  }
} finally {
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
