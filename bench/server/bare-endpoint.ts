import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';

type Tables = { chat_sessions: { id: string; title: string; last_activity: Date } };

/** One select through Kysely and Hono and nothing else: the wall that the product is compared with. */
export async function startBareEndpoint(pool: Pool) {
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const app = new Hono().get('/:id', async (c) =>
    c.json(
      await db
        .selectFrom('chat_sessions')
        .selectAll()
        .where('id', '=', c.req.param('id'))
        .executeTakeFirst(),
    ),
  );
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 });
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
