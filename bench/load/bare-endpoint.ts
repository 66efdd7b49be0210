import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';

type Tables = { chat_sessions: { id: string; title: string; last_activity: Date } };

// One select through Kysely and Hono and nothing else, in a process of its own as the product is.
// Where the database is, PostgreSQL's variables say.
const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: new Pool({ max: 10 }) }) });
const app = new Hono().get('/:id', async (c) =>
  c.json(
    await db
      .selectFrom('chat_sessions')
      .selectAll()
      .where('id', '=', c.req.param('id'))
      .executeTakeFirst(),
  ),
);
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => console.log(port));
