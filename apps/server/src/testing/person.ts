import { serializeSigned } from 'hono/utils/cookie';
import { randomUUID } from 'node:crypto';
import type { Database } from '../platform/db/database.ts';
import { onBehalfOf, type Context, type Services } from '../platform/context/context.ts';
import { secret } from './secret.ts';

export type Person = {
  readonly id: string;
  readonly email: string;
  /** The cookie of a signed-in browser. */
  readonly cookie: string;
  /** For calling services directly. */
  readonly ctx: Context;
};

/** A new, signed-in person. Browser tests have SQL of their own: they may not import the server. */
export async function createPerson(everything: Database, services: Services): Promise<Person> {
  const [id, token] = [randomUUID(), randomUUID()];
  const email = `${id}@example.com`;
  const user = { id, email, name: 'Ada Lovelace', emailVerified: true };
  await everything.insertInto('auth.users').values(user).execute();
  const [updatedAt, expiresAt] = [new Date(), new Date(Date.now() + 86_400_000)];
  const session = { userId: id, token, expiresAt, updatedAt };
  await everything.insertInto('auth.sessions').values(session).execute();
  return {
    ...{ id, email },
    cookie: await serializeSigned('replysmith.session_token', token, secret),
    ctx: {
      ...onBehalfOf(services, id),
      user: { id, email, isEmailVerified: true, isAdmin: false },
    },
  };
}
