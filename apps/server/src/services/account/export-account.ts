import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { exportedTables } from './exported-tables.ts';
import { rowsToExport } from './rows-to-export.ts';

/** Everything the database holds of the caller but secrets, as the pieces of one JSON text. */
export async function* exportAccount(ctx: Context): AsyncGenerator<string> {
  const account = await accountOf(ctx);
  ctx.log.info({ event: 'account_exported', userId: ctx.user.id }, 'account');
  yield `{"exported_at":${JSON.stringify(ctx.now())},"account":${JSON.stringify(account)}`;
  yield `,"sessions":${JSON.stringify(await sessionsOf(ctx))}`;
  for (const [name, table] of Object.entries(exportedTables)) {
    yield `,${JSON.stringify(name)}:[`;
    let comma = '';
    for await (const row of rowsToExport(ctx, name, table)) {
      yield `${comma}\n${JSON.stringify(row)}`;
      comma = ',';
    }
    yield ']';
  }
  yield '}\n';
}

async function accountOf({ db, user }: Context) {
  const row = await db
    .selectFrom('auth.users')
    .select(['id', 'name', 'email', 'emailVerified as is_email_verified', 'role'])
    .select(['twoFactorEnabled as has_two_factor', 'chosenPlan as chosen_plan'])
    .select(['createdAt as created_at', 'updatedAt as updated_at'])
    .where('id', '=', user.id)
    .executeTakeFirst();
  if (!row) throw new AppError('unauthenticated');
  return row;
}

function sessionsOf({ db, user }: Context) {
  return db
    .selectFrom('auth.sessions')
    .select(['id', 'userAgent as user_agent', 'ipAddress as ip_address'])
    .select(['createdAt as created_at', 'updatedAt as last_used_at', 'expiresAt as expires_at'])
    .where('userId', '=', user.id)
    .orderBy('createdAt')
    .execute();
}
